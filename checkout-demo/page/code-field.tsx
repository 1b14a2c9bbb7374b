import { useTranslations } from 'next-intl';
import type { TriedCode } from '../rules/code';
import type { Draft } from '../rules/storage';
import { Field } from './field';
import styles from './field.module.css';

interface BuyerFieldsProps {
  readonly draft: Draft;
  readonly code: TriedCode | null;
  readonly emailProblem: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}

/**
 * Renders the fields for the e-mail address and for the discount code, which is checked as it is
 * typed.
 */
export function BuyerFields({ draft, code, emailProblem, onChange }: BuyerFieldsProps) {
  const t = useTranslations('checkoutDemo');
  return (
    <div className={styles.pair}>
      <Field
        label={t('email')}
        hint={t('emailHint')}
        problem={emailProblem ? t('emailProblem') : null}
        type="email"
        autoComplete="email"
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
      <Field
        label={t('code')}
        hint={null}
        problem={null}
        type="text"
        autoComplete="off"
        value={draft.code}
        onChange={(typed) => onChange({ code: typed })}
      >
        <CodeLine code={code} />
      </Field>
    </div>
  );
}

const problemMessages = {
  unknown: 'codeUnknown',
  notValidNow: 'codeNotValidNow',
  notForThis: 'codeNotForThis',
  notForTickets: 'codeNotForTickets',
} as const;

/**
 * Renders the result of checking a code. An invalid code does not prevent the purchase, so this is
 * a remark and not a `Problem`.
 */
function CodeLine({ code }: { readonly code: TriedCode | null }) {
  const t = useTranslations('checkoutDemo');
  if (!code) return null;
  if (code.ok) {
    const { code: name, discount } = code.code;
    return (
      <strong className={styles.good}>{t('codeTaken', { code: name, percent: discount })}</strong>
    );
  }
  return (
    <strong className={styles.bad}>
      {code.problem === 'count'
        ? t('codeCount', { count: code.count ?? 1 })
        : t(problemMessages[code.problem])}
    </strong>
  );
}

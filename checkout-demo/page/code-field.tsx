import { useTranslations } from 'next-intl';
import type { TriedCode } from '../rules/code';
import { Field } from './field';
import styles from './field.module.css';

interface CodeFieldProps {
  readonly typed: string;
  readonly code: TriedCode | null;
  readonly onChange: (typed: string) => void;
}

/** Renders the field for the discount code, which the server checks as it is typed. */
export function CodeField({ typed, code, onChange }: CodeFieldProps) {
  const t = useTranslations('checkoutDemo');
  return (
    <Field
      label={t('code')}
      hint={null}
      problem={null}
      type="text"
      autoComplete="off"
      value={typed}
      onChange={onChange}
    >
      <CodeLine code={code} />
    </Field>
  );
}

const problemMessages = {
  unknown: 'codeUnknown',
  unchecked: 'codeUnchecked',
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
  const { problem } = code;
  if (problem === 'checking') return t('codeChecking');
  return (
    <strong className={styles.bad}>
      {problem === 'count'
        ? t('codeCount', { count: code.count ?? 1 })
        : t(problemMessages[problem])}
    </strong>
  );
}

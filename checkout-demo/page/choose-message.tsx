import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { charactersLeft, messageLimit } from '../rules/check-draft';
import { voucherEnd } from '../rules/place';
import type { Draft } from '../rules/storage';
import { Field } from './field';
import styles from './field.module.css';
import { Problem, Question } from './question';
import { VoucherCard } from './voucher-card';

interface ChooseMessageProps {
  readonly draft: Draft;
  /** The name of the voucher. */
  readonly title: string;
  readonly locale: Locale;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** From how many characters on the rest is announced while the visitor types. */
const announced = 20;

/** Renders the fields for what is on a voucher’s card, and the card as it will be. */
export function ChooseMessage({ draft, title, locale, onChange }: ChooseMessageProps) {
  const { recipient, message } = draft;
  const t = useTranslations('checkoutDemo');
  const id = useId();
  const left = charactersLeft(message);
  const rest = t('messageLeft', { count: Math.max(0, left) });
  return (
    <div className={styles.beside}>
      <Question legend={t('messageTitle')}>
        <p>{t('messageHint')}</p>
        <Field
          label={t('recipient')}
          hint={null}
          problem={null}
          type="text"
          autoComplete="off"
          value={recipient}
          onChange={(name) => onChange({ recipient: name })}
        />
        <div className={styles.field}>
          <label htmlFor={id} className={styles.label}>
            {t('message')}
          </label>
          <textarea
            id={id}
            className={styles.area}
            rows={4}
            value={message}
            aria-describedby={`${id}-rest`}
            aria-invalid={left < 0 ? true : undefined}
            onChange={({ target }) => onChange({ message: target.value })}
          />
          <div id={`${id}-rest`} className={styles.about}>
            {left < 0 ? (
              <Problem>{t('messageTooLong', { max: messageLimit, count: -left })}</Problem>
            ) : (
              <p>{rest}</p>
            )}
          </div>
          <p className="visually-hidden" role="status">
            {left >= 0 && left <= announced ? rest : null}
          </p>
        </div>
      </Question>
      <figure className={styles.field}>
        <figcaption className={styles.label}>{t('cardPreview')}</figcaption>
        <VoucherCard
          title={title}
          code={null}
          recipient={recipient}
          message={message}
          validThrough={voucherEnd(new Date())}
          locale={locale}
        />
      </figure>
    </div>
  );
}

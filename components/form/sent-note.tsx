import { useTranslations } from 'next-intl';
import type { FormKind } from '#lib/routing/form-kind';
import styles from './form.module.css';

interface SentNoteProps {
  readonly kind: FormKind;
  /** The number of the message; null while nothing was sent. */
  readonly reference: string | null;
}

/**
 * Renders the seal, the sentence of the specification (section 8), the number, and what happens
 * next.
 */
export function SentNote({ kind, reference }: SentNoteProps) {
  const t = useTranslations('form');
  return (
    <div hidden={reference === null} className={styles.sent} data-sent="" tabIndex={-1}>
      <img src="/assets/seal.png" width="112" height="112" alt="" loading="lazy" />
      <p className={styles.sentence} role="status">
        {t(kind === 'subscription' ? 'result.subscribed' : 'result.sent')}
      </p>
      <p>{t(`next.${kind}`)}</p>
      <p className={styles.reference}>
        {t('reference')} <strong data-reference="">{reference}</strong>
      </p>
    </div>
  );
}

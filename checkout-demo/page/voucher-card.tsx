import { useTranslations } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
import { untilDate } from '#lib/time/format/date';
import { QrCode } from './qr-code';
import styles from './voucher-card.module.css';

interface VoucherCardProps {
  /** The name of the voucher. */
  readonly title: string;
  /** By which it is redeemed; null before it is bought. */
  readonly code: string | null;
  readonly recipient: string;
  readonly message: string;
  /** `YYYY-MM-DD`. */
  readonly validThrough: string;
  readonly locale: Locale;
}

/** Renders the card that a voucher is given as: the brand colour above, the giver’s message below. */
export function VoucherCard(props: VoucherCardProps) {
  const { title, code, recipient, message, validThrough, locale } = props;
  const t = useTranslations('checkoutDemo');
  return (
    <div className={styles.card}>
      <div className={`tone-green ${styles.face}`}>
        <div className={styles.marks}>
          <img src={`/assets/identity/lockup-${locale}-light.svg`} alt="" className={styles.sign} />
          <img src="/assets/seal.png" width="64" height="64" alt="" />
        </div>
        <p className="label">{t('cardInvitation')}</p>
        <p className={styles.title}>{title}</p>
      </div>
      <div className={`on-light ${styles.text}`}>
        {recipient.trim() ? (
          <p className={styles.recipient}>{t('cardFor', { recipient: recipient.trim() })}</p>
        ) : null}
        <p className={styles.message}>{message.trim()}</p>
        <div className={styles.terms}>
          <p>{t('voucherValid', { until: untilDate(validThrough, locale) })}</p>
          {code ? (
            <>
              <QrCode text={code} label={t('qrVoucher', { code })} />
              <p className={styles.code} translate="no">
                {code}
              </p>
            </>
          ) : null}
        </div>
      </div>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import type { PricedVoucher } from '#lib/content/get-priced-vouchers';
import type { Locale } from '#lib/platform/i18n/locales';
import { VoucherCard } from './voucher-card';
import styles from './voucher-list.module.css';

interface VoucherListProps {
  readonly vouchers: readonly PricedVoucher[];
  readonly euroRate: number | null;
  readonly locale: Locale;
}

/** Renders vouchers side by side. */
export function VoucherList({ vouchers, euroRate, locale }: VoucherListProps) {
  const t = useTranslations();
  if (vouchers.length === 0) return <p>{t('voucher.empty')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {vouchers.map((voucher) => (
          <li key={voucher._id}>
            <VoucherCard voucher={voucher} euroRate={euroRate} locale={locale} />
          </li>
        ))}
      </ul>
      {euroRate ? <p className={styles.euroNote}>{t('tickets.euroNote')}</p> : null}
    </>
  );
}

import { BuyingTerms } from '#components/ui/buying-terms';
import { getPricedVouchers } from '#lib/content/get-priced-vouchers';
import { getTicketing } from '#lib/content/get-ticketing';
import { HeadedSection } from '../shared/headed-section';
import type { SectionProps } from '../shared/section-props';
import { VoucherList } from './voucher-list';
import styles from './voucher-list.module.css';

/** Renders the gift vouchers on sale, and the buying terms. */
export async function VouchersSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'vouchersSection'>) {
  const [vouchers, { euroRate }] = await Promise.all([
    getPricedVouchers(locale),
    getTicketing(locale),
  ]);
  return (
    <HeadedSection section={section} decilitres={decilitres} lang={lang}>
      <VoucherList vouchers={vouchers} euroRate={euroRate} locale={locale} />
      <div className={styles.terms}>
        <BuyingTerms rules="vouchers" locale={locale} />
      </div>
    </HeadedSection>
  );
}

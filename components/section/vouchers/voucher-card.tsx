import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { TicketCard } from '#components/ui/ticket-card';
import type { PricedVoucher } from '#lib/content/get-priced-vouchers';
import { formatEuro } from '#lib/platform/format/euro';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { checkoutLink } from '#lib/tickets/checkout/checkout-link';
import { voucherMonths } from '#lib/tickets/limits';
import styles from './voucher-card.module.css';

interface VoucherCardProps {
  readonly voucher: PricedVoucher;
  /** Kč per euro; null shows Czech crowns only. */
  readonly euroRate: number | null;
  readonly locale: Locale;
}

/** Renders a gift voucher as a ticket: its value, its use, and the link to buy it. */
export function VoucherCard({ voucher, euroRate, locale }: VoucherCardProps) {
  const { title, text, amount, price } = voucher;
  const t = useTranslations();
  const worth = formatPrice(price.min);
  const euro = euroRate ? formatEuro(price.min, euroRate, locale) : null;
  return (
    <TicketCard
      stub={
        <>
          <p className={styles.valid}>{t('voucher.valid', { months: voucherMonths })}</p>
          <ButtonLink {...checkoutLink({ locale, product: { kind: 'voucher', amount } })}>
            {amount ? t('voucher.buyOver', { amount: worth }) : t('voucher.buy')}
          </ButtonLink>
        </>
      }
    >
      <p className="label">{t('voucher.voucher')}</p>
      <h3 className={amount ? styles.amount : styles.title}>{amount ? worth : title}</h3>
      <p className={styles.price}>
        {amount ? null : `${t('experience.from', { price: worth })} `}
        {euro}
      </p>
      {text ? <p>{text}</p> : null}
    </TicketCard>
  );
}

import { useTranslations } from 'next-intl';
import { formatPrice } from '#lib/platform/format/price';
import type { CheckoutProduct } from '#lib/tickets/checkout/checkout-request';
import { kindOf, type Sale } from '../rules/sale';
import { Choice, Choices } from './choice';
import { Problem, Question } from './question';

interface ChooseSaleProps {
  readonly sales: readonly Sale[];
  /** The requested product: it decides which options are offered. */
  readonly product: CheckoutProduct;
  readonly chosen: Sale | null;
  /** Whether the form was sent without a choice. */
  readonly missing: boolean;
  readonly onChoose: (key: string) => void;
}

/** Renders the choice of the product: the experiences, the vouchers, or the requested event. */
export function ChooseSale({ sales, product, chosen, missing, onChoose }: ChooseSaleProps) {
  const t = useTranslations('checkoutDemo');
  const kind = kindOf(product);
  const offered = sales.filter((sale) => (kind === 'event' ? sale === chosen : sale.kind === kind));
  const legends = { visit: 'what', event: 'event', voucher: 'voucher' } as const;
  return (
    <Question legend={t(legends[kind])}>
      {offered.length === 0 ? <Problem>{t('gone')}</Problem> : null}
      <Choices layout="lines">
        {offered.map((sale) => (
          <Choice
            key={sale.key}
            name="product"
            value={sale.key}
            checked={sale === chosen}
            title={<SaleTitle sale={sale} />}
            detail={<SaleDetail sale={sale} />}
            onChoose={onChoose}
          />
        ))}
      </Choices>
      {missing && offered.length > 0 ? (
        <Problem>{t(kind === 'voucher' ? 'chooseVoucher' : 'chooseExperience')}</Problem>
      ) : null}
    </Question>
  );
}

function SaleTitle({ sale }: { readonly sale: Sale }) {
  if (sale.kind === 'visit') return sale.experience.title;
  return sale.kind === 'event' ? sale.event.title : sale.tickets[0]?.name;
}

function SaleDetail({ sale }: { readonly sale: Sale }) {
  const t = useTranslations('checkoutDemo');
  if (sale.kind !== 'visit') return formatPrice(sale.tickets[0]?.price ?? 0);
  const { minutes, price } = sale.experience;
  return `${t('minutes', { minutes })} · ${formatPrice(price)}`;
}

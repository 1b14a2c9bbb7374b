import { useTranslations } from 'next-intl';
import { formatPrice } from '#lib/platform/format/price';
import type { Bill } from '../rules/bill';
import styles from './bill-table.module.css';

interface BillTableProps extends Bill {
  /** The code that the discount comes from. */
  readonly code: string | null;
}

/** Renders the items of an order with their prices, the discount and the total. */
export function BillTable({ lines, discount, total, code }: BillTableProps) {
  const t = useTranslations('checkoutDemo');
  if (lines.length === 0) return null;
  return (
    <table className={styles.bill}>
      <tbody>
        {lines.map(({ id, name, count, amount }) => (
          <tr key={id}>
            <th scope="row">
              {count} × {name}
            </th>
            <td>{amount === 0 ? t('free') : formatPrice(amount)}</td>
          </tr>
        ))}
        {discount > 0 && code ? (
          <tr>
            <th scope="row">{t('discount', { code })}</th>
            <td>−{formatPrice(discount)}</td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>{formatPrice(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

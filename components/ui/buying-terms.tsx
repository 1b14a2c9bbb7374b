import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { anchorPath } from '#lib/routing/page-anchors';
import { freeCancellationHours, voucherRefundDays } from '#lib/tickets/limits';
import styles from './buying-terms.module.css';

interface BuyingTermsProps {
  /** Which rules apply; also the anchor of the terms page that has them in full. */
  readonly rules: 'cancellation' | 'vouchers';
  /** The least price, where it is not shown nearby. */
  readonly price?: ReactNode;
  readonly locale: Locale;
}

/** Renders the small print beside a link to buy: the least price and the terms. */
export function BuyingTerms({ rules, price, locale }: BuyingTermsProps) {
  const t = useTranslations('tickets');
  const [rule, terms] =
    rules === 'vouchers'
      ? [t('voucherRefund', { days: voucherRefundDays }), t('voucherTerms')]
      : [t('freeCancellation', { hours: freeCancellationHours }), t('terms')];
  return (
    <p className={styles.terms}>
      {price ? <span>{price}</span> : null} <span>{rule}</span>{' '}
      <a href={anchorPath('terms', rules, locale)}>{terms}</a>
    </p>
  );
}

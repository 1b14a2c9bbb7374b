import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { freeCancellationHours, voucherRefundDays } from '#lib/tickets/limits';
import styles from './buying-terms.module.css';

interface BuyingTermsProps {
  /** Which rules apply; also the section of the terms page that tells them in full. */
  readonly rules: 'cancellation' | 'vouchers';
  /** From which price there is something to buy, where it is not said nearby. */
  readonly price?: ReactNode;
  readonly locale: Locale;
}

/** The quiet line beside a way to buy: what it costs at least, and what binds those who buy. */
export function BuyingTerms({ rules, price, locale }: BuyingTermsProps) {
  const t = useTranslations('tickets');
  const [rule, terms] =
    rules === 'vouchers'
      ? [t('voucherRefund', { days: voucherRefundDays }), t('voucherTerms')]
      : [t('freeCancellation', { hours: freeCancellationHours }), t('terms')];
  return (
    <p className={styles.terms}>
      {price ? <span>{price}</span> : null} <span>{rule}</span>{' '}
      <a href={`${pathFor('terms', locale)}#${rules}`}>{terms}</a>
    </p>
  );
}

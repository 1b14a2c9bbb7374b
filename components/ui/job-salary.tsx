import { useTranslations } from 'next-intl';
import { formatPrice, formatPriceRange } from '#lib/platform/format/price';

interface JobSalaryProps {
  /** In whole Kč a month; null where an end of the range is not stated. */
  readonly job: { readonly salaryFrom: number | null; readonly salaryTo: number | null };
}

/** Renders the salary of a position, as far as it is stated. */
export function JobSalary({ job: { salaryFrom: from, salaryTo: to } }: JobSalaryProps) {
  const t = useTranslations('job');
  if (from !== null && to !== null) return t('salary', { amount: formatPriceRange(from, to) });
  if (from !== null) return t('salaryFrom', { amount: formatPrice(from) });
  return to === null ? null : t('salaryTo', { amount: formatPrice(to) });
}

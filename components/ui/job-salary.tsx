import { useTranslations } from 'next-intl';
import { formatPrice, formatPriceRange } from '#lib/platform/format/price';

interface JobSalaryProps {
  /** Whole Kč a month; null where an end of the range is not told. */
  readonly job: { readonly salaryFrom: number | null; readonly salaryTo: number | null };
}

/** What a position pays, as far as it is told. */
export function JobSalary({ job: { salaryFrom: from, salaryTo: to } }: JobSalaryProps) {
  const t = useTranslations('job');
  if (from !== null && to !== null) return t('salary', { amount: formatPriceRange(from, to) });
  if (from !== null) return t('salaryFrom', { amount: formatPrice(from) });
  return to === null ? null : t('salaryTo', { amount: formatPrice(to) });
}

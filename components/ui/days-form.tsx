import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { visitDaysStyle } from '#lib/request/visit-days-style';

interface DaysFormProps {
  /** Where it is sent; see `checkoutForm`. */
  readonly action: string;
  /** For `data-checkout`; see `checkoutForm`. */
  readonly checkout: string;
  /** Values sent with the pressed button, by name; the last one of a name counts. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** The language of the calendar where it is not that of its surroundings. */
  readonly lang?: Locale | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Renders a form around a calendar whose buttons lead to the checkout with the day or start that is
 * their value. `components/visit-days` adds arrow keys and what the provider says is sold out; an
 * element with `data-by-places` is shown once it has said so of all days shown, one with
 * `data-by-hours` until then.
 */
export function DaysForm(props: DaysFormProps) {
  const { action, checkout, hidden, lang, className, children } = props;
  const t = useTranslations('visitDays');
  return (
    <form
      action={action}
      method="get"
      autoComplete="off"
      className={className}
      lang={lang}
      data-checkout={checkout}
      data-visit-days={t('full')}
    >
      <style href="visit-days" precedence="default">
        {visitDaysStyle}
      </style>
      {[...new Map(hidden)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

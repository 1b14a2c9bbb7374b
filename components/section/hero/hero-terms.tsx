import { BuyingTerms } from '#components/ui/buying-terms';
import { FromPrice } from '#components/ui/from-price';
import type { Locale } from '#lib/i18n/locales';
import { getTicketing } from '#lib/tickets/get-ticketing';

/** What binds those who buy, and from which price on, below the buttons of a hero. */
export async function HeroTerms({ locale }: { readonly locale: Locale }) {
  const { fromPrice, euroRate } = await getTicketing(locale);
  const price =
    fromPrice === null ? null : (
      <FromPrice amount={fromPrice} euroRate={euroRate} locale={locale} />
    );
  return <BuyingTerms rules="cancellation" price={price} locale={locale} />;
}

import { BuyingTerms } from '#components/ui/buying-terms';
import { FromPrice } from '#components/ui/from-price';
import { getTicketing } from '#lib/content/get-ticketing';
import type { Locale } from '#lib/platform/i18n/locales';

/** Renders the least price and the cancellation terms, below the buttons of a hero. */
export async function HeroTerms({ locale }: { readonly locale: Locale }) {
  const { fromPrice, euroRate } = await getTicketing(locale);
  const price =
    fromPrice === null ? null : (
      <FromPrice amount={fromPrice} euroRate={euroRate} locale={locale} />
    );
  return <BuyingTerms rules="cancellation" price={price} locale={locale} />;
}

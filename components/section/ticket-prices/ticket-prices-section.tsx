import { BuyingTerms } from '#components/ui/buying-terms';
import { getExperiences } from '#lib/content/get-experience';
import { getTicketing } from '#lib/content/get-ticketing';
import { limits } from '#lib/content/parse/formats/limits';
import { familyPrice } from '#lib/tickets/party/family-price';
import { HeadedSection } from '../shared/headed-section';
import { SectionActions } from '../shared/section-actions';
import type { SectionProps } from '../shared/section-props';
import { PartyPriceForm } from './party-price-form';
import { PriceTable } from './price-table';
import styles from './ticket-prices-section.module.css';

/**
 * Renders the form that works out the price for a party, the price of every kind of ticket for every
 * experience, and the buying terms. Phones show the form open where tickets are what the page is for.
 */
export async function TicketPricesSection({
  section,
  locale,
  decilitres,
  lang,
  listing,
}: SectionProps<'ticketPricesSection'>) {
  const { actions } = section;
  const [ticketing, all] = await Promise.all([getTicketing(locale), getExperiences(locale)]);
  const experiences = all.slice(0, limits.listed);
  return (
    <HeadedSection section={section} decilitres={decilitres} lang={lang}>
      {experiences.length > 0 ? (
        <PartyPriceForm
          form={{ experiences, types: ticketing.types, locale }}
          familyPrice={familyPrice(ticketing.types, experiences, locale)}
          isFolded={listing?.route !== 'ticketing-office'}
        />
      ) : null}
      <PriceTable experiences={experiences} ticketing={ticketing} locale={locale} />
      <div className={styles.foot}>
        <BuyingTerms rules="cancellation" locale={locale} />
        <SectionActions actions={actions} first="arrow" lang={lang} />
      </div>
    </HeadedSection>
  );
}

import { BuyingTerms } from '#components/ui/buying-terms';
import { getExperiences } from '#lib/content/get-experience';
import { getTicketing } from '#lib/content/get-ticketing';
import { limits } from '#lib/content/parse/limits';
import { HeadedSection } from '../headed-section';
import { SectionActions } from '../section-actions';
import type { SectionProps } from '../section-props';
import { PriceTable } from './price-table';
import styles from './ticket-prices-section.module.css';

/** Renders the price of every kind of ticket for every experience, and the buying terms. */
export async function TicketPricesSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'ticketPricesSection'>) {
  const { actions } = section;
  const [ticketing, experiences] = await Promise.all([
    getTicketing(locale),
    getExperiences(locale),
  ]);
  return (
    <HeadedSection section={section} decilitres={decilitres} lang={lang}>
      <PriceTable
        experiences={experiences.slice(0, limits.listed)}
        ticketing={ticketing}
        locale={locale}
      />
      <div className={styles.foot}>
        <BuyingTerms rules="cancellation" locale={locale} />
        <SectionActions actions={actions} first="arrow" lang={lang} />
      </div>
    </HeadedSection>
  );
}

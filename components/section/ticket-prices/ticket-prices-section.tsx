import { BuyingTerms } from '#components/ui/buying-terms';
import { SectionFrame } from '#components/ui/section-frame';
import { getExperiences } from '#lib/content/get-experience';
import { getTicketing } from '#lib/tickets/get-ticketing';
import { SectionActions } from '../section-actions';
import { SectionHead } from '../section-head';
import type { SectionProps } from '../section-props';
import { PriceTable } from './price-table';
import styles from './ticket-prices-section.module.css';

/** What every kind of ticket costs at every experience, and what binds those who buy one. */
export async function TicketPricesSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'ticketPricesSection'>) {
  const { tone, anchor, label, heading, intro, actions } = section;
  const [ticketing, experiences] = await Promise.all([
    getTicketing(locale),
    getExperiences(locale),
  ]);
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      labelLang={lang}
    >
      <SectionHead heading={heading} intro={intro} lang={lang} />
      <PriceTable experiences={experiences} ticketing={ticketing} locale={locale} />
      <div className={styles.foot}>
        <BuyingTerms rules="cancellation" locale={locale} />
        <SectionActions actions={actions} first="arrow" lang={lang} />
      </div>
    </SectionFrame>
  );
}

import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { BuyingTerms } from '#components/ui/buying-terms';
import { FactList } from '#components/ui/fact-list';
import { Price } from '#components/ui/price';
import { TicketAction, TicketCard } from '#components/ui/ticket-card';
import type { Experience } from '#lib/content/get-experience';
import type { Ticketing } from '#lib/content/get-ticketing';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { formLink } from '#lib/routing/form-addresses';
import { checkoutLink } from '#lib/tickets/checkout/checkout-link';
import { enquirySize } from '#lib/tickets/limits';
import styles from './booking-card.module.css';
import { TourLanguages } from './tour-languages';

interface BookingCardProps {
  readonly experience: Experience;
  readonly ticketing: Ticketing;
  readonly locale: Locale;
  readonly language: DocumentLanguage;
}

/** Renders the adult price, the schedule, and the link to the tickets. */
export function BookingCard({ experience, ticketing, locale, language }: BookingCardProps) {
  const { price, schedule, tourLanguages, departures } = experience;
  const { euroRate, languageDays } = ticketing;
  const t = useTranslations('experience');
  const tickets = useTranslations('tickets');
  return (
    <div lang={language.labels}>
      <TicketCard
        stub={
          <>
            <TicketAction>
              <ButtonLink
                {...checkoutLink({ locale, product: { kind: 'experience', id: experience._id } })}
              >
                {tickets('buy')}
              </ButtonLink>
            </TicketAction>
            <div className={styles.small}>
              <BuyingTerms rules="cancellation" locale={locale} />
              <p>
                {t.rich('largeGroup', {
                  size: enquirySize,
                  enquiry: (text) => <a {...formLink('reservation', locale)}>{text}</a>,
                })}
              </p>
            </div>
          </>
        }
      >
        <p>
          <span className={styles.price}>
            <Price amount={price} euroRate={euroRate} locale={locale} />
          </span>{' '}
          <span className={styles.per}>{t('perAdult')}</span>
        </p>
        <FactList
          facts={[
            schedule
              ? { term: t('when'), value: <span lang={language.document}>{schedule}</span> }
              : null,
            tourLanguages?.length
              ? {
                  term: t('languages'),
                  value: (
                    <TourLanguages
                      languages={tourLanguages}
                      languageDays={languageDays}
                      runs={departures?.days ?? null}
                      locale={locale}
                    />
                  ),
                }
              : null,
          ]}
        />
      </TicketCard>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { FactList } from '#components/ui/fact-list';
import { TicketCard } from '#components/ui/ticket-card';
import type { Experience } from '#lib/content/get-experience';
import type { DocumentLanguage } from '#lib/format/document-language';
import { formatPrice } from '#lib/format/price';
import { type Locale, localeNames } from '#lib/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { enquirySize } from '#lib/tickets/limits';
import styles from './booking-card.module.css';

interface BookingCardProps {
  readonly experience: Experience;
  readonly locale: Locale;
  readonly language: DocumentLanguage;
}

/** What an adult pays, when it takes place, and the way to the tickets. */
export function BookingCard({ experience, locale, language }: BookingCardProps) {
  const { price, schedule, tourLanguages, cancellation } = experience;
  const t = useTranslations('experience');
  const languages = tourLanguages?.map((tour) => localeNames[tour].name).join(', ');
  return (
    <div lang={language.words}>
      <TicketCard
        stub={
          <>
            <div className={styles.action}>
              <ButtonLink href={pathFor('ticketing-office', locale)}>{t('buy')}</ButtonLink>
            </div>
            <div className={styles.small}>
              {cancellation ? <p lang={language.document}>{cancellation}</p> : null}
              <p>
                {t.rich('largeGroup', {
                  size: enquirySize,
                  enquiry: (words) => <a href={pathFor('business-events', locale)}>{words}</a>,
                })}
              </p>
            </div>
          </>
        }
      >
        <p>
          <span className={styles.price}>{formatPrice(price)}</span> {t('perAdult')}
        </p>
        <FactList
          facts={[
            schedule
              ? { term: t('when'), value: <span lang={language.document}>{schedule}</span> }
              : null,
            languages ? { term: t('languages'), value: languages } : null,
          ]}
        />
      </TicketCard>
    </div>
  );
}

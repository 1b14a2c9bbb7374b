import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { EnglishMark } from '#components/ui/english-mark';
import { Price } from '#components/ui/price';
import type { ExperienceSummary } from '#lib/content/get-experience';
import type { Ticketing } from '#lib/content/get-ticketing';
import { contentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { documentPath } from '#lib/routing/document-path';
import { ticketPrice } from '#lib/tickets/ticket-price';
import { ticketsFor } from '#lib/tickets/tickets-for';
import { langAttribute } from '../../ui/lang-attribute';
import styles from './experience-prices.module.css';

interface ExperiencePricesProps {
  readonly experience: ExperienceSummary;
  readonly ticketing: Ticketing;
  readonly locale: Locale;
}

type Style = CSSProperties & Record<`--${string}`, number>;

/** Renders an experience with its price for every kind of ticket that is sold for it. */
export function ExperiencePrices({ experience, ticketing, locale }: ExperiencePricesProps) {
  const t = useTranslations('tickets');
  const language = contentLanguage(experience.languages, locale);
  const sold = ticketsFor(ticketing.types, experience.minimumAge, locale);
  return (
    <li className={styles.row}>
      <h3 className={styles.title}>
        <a href={documentPath(experience, locale)} {...langAttribute(language)}>
          {experience.title}
        </a>{' '}
        {language ? <EnglishMark /> : null}
        {experience.minimumAge === null ? null : (
          <span className={styles.age}>{t('fromAge', { age: experience.minimumAge })}</span>
        )}
      </h3>
      <dl className={styles.prices}>
        {ticketing.types.map(({ _id }, index) => {
          const type = sold.find((each) => each._id === _id);
          if (!type) return null;
          const column: Style = { '--column': index + 1 };
          const amount = ticketPrice(experience.price, type);
          return (
            <div key={_id} style={column}>
              <dt>{type.name}</dt>
              <dd>
                <Price amount={amount} euroRate={ticketing.euroRate} locale={locale} />
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

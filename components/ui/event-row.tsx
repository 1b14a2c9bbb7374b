import { useTranslations } from 'next-intl';
import type { Picture as PictureData } from '#lib/content/model/picture';
import { contentLanguage } from '#lib/platform/format/document-language';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Addressed } from '#lib/routing/document-path';
import { formatDateParts, formatWeekday, formatYear } from '#lib/time/format/date';
import { upToMedium, upToSmall } from './breakpoints';
import styles from './event-row.module.css';
import { langAttribute } from './lang-attribute';
import { ListedTitle } from './listed-title';
import { Picture } from './picture';
import poured from './poured-row.module.css';

/** An event as shown in a list. */
export interface ListedEvent extends Addressed {
  readonly title: string;
  readonly summary: string;
  readonly place: 'museum' | 'taproom' | 'beerHall' | 'cellar';
  /** ISO instant. */
  readonly start: string;
  /** In whole Kč; 0 is free entry, null shows no price. */
  readonly price: number | null;
  readonly status: 'scheduled' | 'soldOut' | 'cancelled';
  readonly languages: readonly Locale[];
  readonly picture: PictureData | null;
}

interface EventRowProps {
  readonly event: ListedEvent;
  readonly locale: Locale;
  readonly now: Date;
  /** True in a list of past events: the date is fainter, the price is left out. */
  readonly past?: boolean;
  /** Whether phones show it as a card with a large picture. */
  readonly card?: boolean;
}

/** Renders an event between hairlines. The whole row is the target of its one link. */
export function EventRow({ event, locale, now, past = false, card = false }: EventRowProps) {
  const { summary, place, status, picture } = event;
  const t = useTranslations('event');
  const language = contentLanguage(event.languages, locale);
  const start = new Date(event.start);
  const { day, month } = formatDateParts(start, locale);
  const year = formatYear(start);
  return (
    <article
      className={`${poured.row} ${styles.columns} ${past ? styles.past : ''} ${card ? styles.card : ''}`}
    >
      <time dateTime={event.start} className={styles.date}>
        <span className={styles.day}>{day}</span>{' '}
        <span className={styles.month}>
          <span>{year === formatYear(now) ? month : `${month} ${year}`}</span>{' '}
          <span>{formatWeekday(start, locale)}</span>
        </span>
      </time>
      <div className={styles.frame}>
        {picture ? (
          <Picture
            picture={picture}
            sizes={`${card ? `${upToSmall} 70vw, ` : ''}${upToMedium} 84px, 128px`}
            ratio="landscape"
            widest={card ? 880 : 360}
            className={styles.picture}
          />
        ) : null}
      </div>
      <div className={styles.text}>
        <h3 className={poured.title}>
          <ListedTitle document={event} locale={locale} />
        </h3>
        <p className={poured.summary} {...langAttribute(language)}>
          {summary}
        </p>
      </div>
      <p className={styles.tags}>
        <span className={styles.tag}>{t(`place.${place}`)}</span>{' '}
        {status === 'scheduled' ? null : (
          <span className={`${styles.tag} ${styles.hot}`}>{t(status)}</span>
        )}
      </p>
      <p className={styles.price}>{past ? null : <Price event={event} />}</p>
    </article>
  );
}

/** Renders the price; a cancelled event has none. */
function Price({ event }: { readonly event: ListedEvent }) {
  const t = useTranslations('event');
  if (event.price === null || event.status === 'cancelled') return null;
  return event.price === 0 ? t('freeEntry') : formatPrice(event.price);
}

import { getTranslations } from 'next-intl/server';
import type { Deal } from '../../content/get-deal.ts';
import type { Event } from '../../content/get-event.ts';
import type { Experience } from '../../content/get-experience.ts';
import type { Job } from '../../content/get-job.ts';
import { formatPrice } from '../../platform/format/price.ts';
import { contentLocale } from '../../platform/i18n/content-locale.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { slugFor } from '../../routing/document-path.ts';
import { routeOfType } from '../../routing/routes.ts';
import { clockAfterDate } from '../../time/format/clock.ts';
import { formatShortDate } from '../../time/format/date.ts';
import { validity } from '../../time/format/deal-validity.ts';
import { pragueTime } from '../../time/prague.ts';
import { fillingPicture, type Poster } from './poster.ts';

/** A document with its own page and poster. */
export type PosterDocument = Experience | Event | Job | Deal;

/**
 * Returns the poster of a document with its own page, with facts that help to decide on a visit.
 */
export async function documentPoster(document: PosterDocument, locale: Locale): Promise<Poster> {
  const language = contentLocale(document.languages, locale);
  const facts = await factsOf(document, language);
  return {
    route: routeOfType[document._type],
    slug: slugFor(document.slug, language),
    locale: language,
    title: document.title,
    line: facts.join(' · '),
    picture: fillingPicture(document.seo.image ?? document.picture),
  };
}

async function factsOf(document: PosterDocument, locale: Locale): Promise<string[]> {
  switch (document._type) {
    case 'experience':
      return experienceFacts(document, locale);
    case 'event':
      return eventFacts(document, locale);
    case 'jobPosting':
      return jobFacts(document, locale);
    case 'deal':
      return dealFacts(document, locale);
  }
}

async function experienceFacts({ minutes, price }: Experience, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'experience' });
  return [t('minutes', { minutes }), t('from', { price: formatPrice(price) })];
}

/** Returns date, time and price; a changed status replaces the price. */
async function eventFacts({ start, price, status }: Event, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'event' });
  const { date, time } = pragueTime(new Date(start));
  const when = [formatShortDate(date, locale), clockAfterDate(time, locale)];
  if (status !== 'scheduled') return [...when, t(status)];
  if (price === null) return when;
  return [...when, price === 0 ? t('freeEntry') : formatPrice(price)];
}

async function jobFacts({ contract, place }: Job, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'job' });
  return [t(`contract.${contract}`), t(`place.${place}`)];
}

async function dealFacts(deal: Deal, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'deal' });
  const { label, text } = validity(deal, locale);
  return [`${t(label)} ${text}`];
}

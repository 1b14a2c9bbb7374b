import { getTranslations } from 'next-intl/server';
import type { Event } from '#lib/content/get-event';
import type { Locale } from '#lib/platform/i18n/locales';
import { documentPaths } from '#lib/routing/localized-paths';
import { eventNode } from '#lib/seo/structured-data/event';
import { graphOf } from '#lib/seo/structured-data/graph';
import { pageNodes } from '#lib/seo/structured-data/page';
import { detailPage } from './detail-page';
import { JsonLd } from './json-ld';
import { readSiteFacts } from './read-site-facts';

interface EventDataProps {
  readonly event: Event;
  readonly locale: Locale;
  readonly now: Date;
}

/** Renders the structured data of an event's page. */
export async function EventData({ event, locale, now }: EventDataProps) {
  const t = await getTranslations({ locale, namespace: 'event' });
  const site = await readSiteFacts(locale);
  const parent = { route: 'events', label: t('list') } as const;
  const page = detailPage(event, documentPaths(event), locale, parent);
  const about = eventNode(site, event, { ...page, placeName: t(`place.${event.place}`) }, now);
  return <JsonLd graph={graphOf([...pageNodes(site, { ...page, about }), about])} />;
}

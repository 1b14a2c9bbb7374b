import { getTranslations } from 'next-intl/server';
import type { Experience } from '#lib/content/get-experience';
import { getTicketTypes } from '#lib/content/get-ticket-types';
import type { Locale } from '#lib/platform/i18n/locales';
import { documentPaths } from '#lib/routing/localized-paths';
import { experienceNode } from '#lib/seo/structured-data/experience';
import { graphOf } from '#lib/seo/structured-data/graph';
import { pageNodes } from '#lib/seo/structured-data/page';
import { ticketsFor } from '#lib/tickets/tickets-for';
import { detailPage } from './detail-page';
import { JsonLd } from './json-ld';
import { readSiteFacts } from './read-site-facts';

interface ExperienceDataProps {
  readonly experience: Experience;
  readonly locale: Locale;
}

/** Renders the structured data of an experience's page. */
export async function ExperienceData({ experience, locale }: ExperienceDataProps) {
  const t = await getTranslations({ locale, namespace: 'experience' });
  const site = await readSiteFacts(locale);
  const parent = { route: 'experiences', label: t('list') } as const;
  const page = detailPage(experience, documentPaths(experience), locale, parent);
  const tickets = ticketsFor(await getTicketTypes(locale), experience.minimumAge, locale);
  const about = experienceNode(site, experience, tickets, page);
  return <JsonLd graph={graphOf([...pageNodes(site, { ...page, about }), about])} />;
}

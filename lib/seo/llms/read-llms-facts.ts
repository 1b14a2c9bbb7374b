import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getExperiences } from '../../content/get-experience.ts';
import { getOpeningHours } from '../../content/get-opening-hours.ts';
import { getPage } from '../../content/get-page.ts';
import { getSettings } from '../../content/get-settings.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { defaultLocale as locale } from '../../platform/i18n/locales.ts';
import { pagePaths } from '../../routing/localized-paths.ts';
import type { PageRoute } from '../../routing/routes.ts';
import type { LlmsFacts, LlmsPage } from './llms-text.ts';

/** The pages that answer most questions; campaigns and pages for a single booking are left out. */
const mainPages = [
  'museum',
  'taproom',
  'beer-hall',
  'experiences',
  'events',
  'ticketing-office',
  'gift-vouchers',
  'contact',
  'faq',
  'business-events',
  'careers',
  'about-us',
  'terms',
] as const satisfies PageRoute[];

/** Reads the facts of the text for language models, in English. */
export async function readLlmsFacts(): Promise<LlmsFacts> {
  const t = await getTranslations({ locale, namespace: 'shell' });
  const [settings, home, experiences, venues, pages] = await Promise.all([
    getSettings(locale),
    getPage('home', locale),
    getExperiences(locale),
    getOpeningHours(locale),
    Promise.all(mainPages.map(readPage)),
  ]);
  return {
    origin: serverEnv.siteUrl,
    siteName: t('siteName'),
    summary: home?.seo.description ?? '',
    settings,
    experiences,
    venues,
    pages: pages.flat(),
  };
}

async function readPage(route: PageRoute): Promise<LlmsPage[]> {
  const page = await getPage(route, locale);
  if (!page) return [];
  const { title, seo, languages } = page;
  return [{ title, description: seo.description, paths: pagePaths(route), languages }];
}

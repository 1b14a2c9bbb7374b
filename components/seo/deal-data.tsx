import type { Deal } from '#lib/content/get-deal';
import type { Locale } from '#lib/platform/i18n/locales';
import { documentPaths } from '#lib/routing/localized-paths';
import { graphOf } from '#lib/seo/structured-data/graph';
import { pageNodes } from '#lib/seo/structured-data/page';
import { detailPage } from './detail-page';
import { JsonLd } from './json-ld';
import { readSiteFacts } from './read-site-facts';

interface DealDataProps {
  readonly deal: Deal;
  readonly locale: Locale;
}

/** Renders the structured data of a deal's page; its code and terms are not included. */
export async function DealData({ deal, locale }: DealDataProps) {
  const site = await readSiteFacts(locale);
  const page = detailPage(deal, documentPaths(deal), locale, null);
  return <JsonLd graph={graphOf(pageNodes(site, page))} />;
}

import type { Settings } from '../../content/get-settings.ts';
import type { Locale } from '../../platform/i18n/locales.ts';

/** What every node of a page has in common. */
export interface SiteFacts {
  /** The site's own origin, without a trailing slash. */
  readonly origin: string;
  /** The language of the page. */
  readonly locale: Locale;
  /** The name of the site, where the settings do not tell the company's. */
  readonly siteName: string;
  readonly settings: Settings | null;
}

/** The nodes that others refer to, by their `@id`. */
export function siteIds({ origin }: SiteFacts) {
  return {
    site: { '@id': `${origin}/#site` },
    company: { '@id': `${origin}/#company` },
    museum: { '@id': `${origin}/#museum` },
    taproom: { '@id': `${origin}/#taproom` },
  };
}

/** What the house calls itself in the language of the page. */
export function companyName({ settings, siteName }: SiteFacts): string {
  return settings?.companyDetails?.name || siteName;
}

import type { Settings } from '../../content/get-settings.ts';
import type { Locale } from '../../platform/i18n/locales.ts';

/** Facts that all nodes of a page share. */
export interface SiteFacts {
  /** The site's own origin, without a trailing slash. */
  readonly origin: string;
  /** The language of the page. */
  readonly locale: Locale;
  /** The name of the site, used if the settings have no company name. */
  readonly siteName: string;
  readonly settings: Settings | null;
}

/** Returns the nodes that others refer to, as their `@id`. */
export function siteIds({ origin }: SiteFacts) {
  return {
    site: { '@id': `${origin}/#site` },
    company: { '@id': `${origin}/#company` },
    museum: { '@id': `${origin}/#museum` },
    taproom: { '@id': `${origin}/#taproom` },
  };
}

/**
 * Returns the company's name in the language of the page, or the name of the site if there is none.
 */
export function companyName({ settings, siteName }: SiteFacts): string {
  return settings?.companyDetails.name || siteName;
}

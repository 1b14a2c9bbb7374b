import type { Metadata } from 'next';
import { type Poster, posterPath, posterSize } from '../media/poster/poster.ts';
import { stegaClean } from '../platform/format/stega-clean.ts';
import { defaultLocale, type Locale, localeData } from '../platform/i18n/locales.ts';
import type { LocalizedPaths } from '../routing/localized-paths.ts';
import { alternates } from './alternates.ts';

/** The facts for the metadata of a page. */
export interface MetadataFacts {
  readonly title: string;
  readonly description: string;
  /** The image shown where the page is shared. */
  readonly poster: Poster;
  readonly locale: Locale;
  readonly paths: LocalizedPaths;
  /** Languages the document exists in; in the others it is shown in English. */
  readonly languages: readonly Locale[];
  /**
   * False for what search engines should not index: ended deals, closed jobs, past events, and
   * lists that are filtered.
   */
  readonly current?: boolean;
}

/**
 * Returns title, canonical address, hreflang with x-default, and sharing data of a page. A language
 * the document lacks is not indexed, and its canonical address is the English one. Addresses never
 * contain a query, so tracking parameters cannot get into them.
 */
export function pageMetadata(facts: MetadataFacts): Metadata {
  const { locale, paths, languages, current = true } = facts;
  const { title, description, poster } = stegaClean(facts);
  const translated = languages.includes(locale);
  const canonical = translated ? paths[locale] : paths[defaultLocale];
  const image = {
    url: posterPath(poster),
    alt: posterAlt(poster),
    type: 'image/jpeg',
    ...posterSize,
  };
  return {
    title,
    description,
    robots: translated && current ? undefined : { index: false, follow: true },
    alternates: {
      canonical,
      languages:
        translated && current ? Object.fromEntries(alternates(paths, languages)) : undefined,
    },
    openGraph: {
      title,
      description,
      url: canonical,
      type: 'website',
      locale: localeData[locale].openGraph,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** Returns the text alternative of a poster: its text, then that of its picture. */
function posterAlt({ title, line, picture }: Poster): string {
  return [title, line, picture?.alt].filter(Boolean).join('. ');
}

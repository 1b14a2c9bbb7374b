import { getSharedPictures } from '../content/get-shared-pictures.ts';
import type { SlugIndexContent } from '../content/get-slug-index.ts';
import { getShownAddresses } from '../content/get-slugs.ts';
import type { Picture } from '../content/model/picture.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import { documentPaths, type LocalizedPaths, pagePaths } from '../routing/localized-paths.ts';
import { isPageRoute, type PageRoute, type SluggedType } from '../routing/routes.ts';
import { hasBegun } from '../time/deal-span.ts';
import { hasEnded } from '../time/has-ended.ts';
import { alternates } from './alternates.ts';
import { sharedPictureUrl } from './shared-picture.ts';

/** A page of a sitemap: its address, when it changed, and its other languages. */
export interface SitemapEntry {
  readonly paths: LocalizedPaths;
  readonly languages: readonly Locale[];
  /** ISO instant of the last change of its document, or of one that it lists. */
  readonly changed: string;
  /** The picture that represents it to search engines. */
  readonly picture: Picture | undefined;
}

/**
 * Returns the entries of a language's sitemap at `now`: what exists in it, is shown, and has begun
 * and not ended.
 */
export async function sitemapEntries(locale: Locale, now: Date): Promise<SitemapEntry[]> {
  const [index, pictures] = await Promise.all([getShownAddresses(), getSharedPictures()]);
  return entriesOf(index, pictures, now).filter(({ languages }) => languages.includes(locale));
}

/** The page that lists the documents of a type, and changes with them; null for one without. */
const listOfType: Readonly<Record<SluggedType, PageRoute | null>> = {
  experience: 'experiences',
  event: 'events',
  jobPosting: 'careers',
  deal: null,
};

/** Returns the entries of all languages. */
export function entriesOf(
  index: SlugIndexContent,
  pictures: ReadonlyMap<string, Picture>,
  now: Date,
): SitemapEntry[] {
  const common = ({
    _id,
    languages,
    _updatedAt,
  }: (typeof index)['pages' | 'documents'][number]) => ({
    languages,
    changed: _updatedAt,
    picture: pictures.get(_id),
  });
  const pages = index.pages.flatMap((page) =>
    isPageRoute(page.route)
      ? [
          {
            paths: pagePaths(page.route),
            ...common(page),
            changed: lastChange(page, index),
          },
        ]
      : [],
  );
  const documents = index.documents
    .filter((document) => isCurrent(document, now))
    .map((document) => ({ paths: documentPaths(document), ...common(document) }));
  return [...pages, ...documents];
}

/** Returns the last change of a page, or of what it lists if that is later (ISO instant). */
function lastChange(
  { route, _updatedAt }: SlugIndexContent['pages'][number],
  { documents }: SlugIndexContent,
): string {
  const listed = documents.filter(({ _type }) => listOfType[_type] === route);
  const changes = listed.map((each) => each._updatedAt);
  return [_updatedAt, ...changes].toSorted().at(-1) ?? _updatedAt;
}

type Indexed = SlugIndexContent['documents'][number];

/** Whether a document has not ended, and, if it is a deal, has begun: before, it has no page. */
function isCurrent(document: Indexed, now: Date): boolean {
  return !hasEnded(document, now) && hasBegun(document, now);
}

/**
 * Returns the sitemap of a language (sitemaps.org 0.9) with the alternates and the picture of each
 * page.
 */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  locale: Locale,
  origin: string,
): string {
  const urls = entries.map((entry) => urlElement(entry, locale, origin)).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
    `${urls}</urlset>\n`
  );
}

function urlElement(entry: SitemapEntry, locale: Locale, origin: string): string {
  const link = (hreflang: string, path: string) =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + path)}"/>\n`;
  const links = alternates(entry.paths, entry.languages).map(([lang, path]) => link(lang, path));
  return (
    '  <url>\n' +
    `    <loc>${escapeXml(origin + entry.paths[locale])}</loc>\n` +
    `    <lastmod>${entry.changed}</lastmod>\n` +
    links.join('') +
    imageElement(entry.picture, origin) +
    '  </url>\n'
  );
}

function imageElement(picture: Picture | undefined, origin: string): string {
  if (!picture) return '';
  const { href } = new URL(sharedPictureUrl(picture), origin);
  return `    <image:image><image:loc>${escapeXml(href)}</image:loc></image:image>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

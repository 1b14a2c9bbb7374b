import type { Path } from '@sanity/types';
import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';

/** The types whose values are keyed by language. */
export const localizedTypes = [
  'localizedRichText',
  'localizedSlug',
  'localizedString',
  'localizedText',
] as const;

type LocalizedType = (typeof localizedTypes)[number];

/** A value of a document in several languages, and where it is. */
export interface LocalizedValue {
  readonly path: Path;
  readonly type: string;
  readonly languages: Readonly<Partial<Record<Locale, unknown>>>;
}

/** Whether a `_type`, or any other value, names a type whose values are keyed by language. */
export function isLocalizedType(name: unknown): name is LocalizedType {
  return localizedTypes.some((type) => type === name);
}

/** Lists the localized values in a document, or in a part of it at a path. */
export function localizedValues(value: unknown, path: Path = []): LocalizedValue[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const key = isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : index;
      return localizedValues(item, [...path, key]);
    });
  }
  if (!isRecord(value)) return [];
  if (isLocalizedType(value._type)) return [{ path, type: value._type, languages: value }];
  return Object.entries(value).flatMap(([name, inside]) =>
    localizedValues(inside, [...path, name]),
  );
}

/** Lists the localized values of a document that the site uses: pages have fixed addresses. */
export function usedValues(document: JsonRecord): LocalizedValue[] {
  const isPage = document._type === 'page';
  return localizedValues(document).filter(({ type }) => !(isPage && type === 'localizedSlug'));
}

/** Returns the text of a value in one language: a string, or the spans of formatted text. */
export function shownText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(shownText).filter(Boolean).join('\n');
  if (!isRecord(value)) return '';
  return shownText(value.children ?? value.text ?? '');
}

import type { FullDocument, Json, JsonObject } from '../../format/json.ts';
import { localeIds } from '../../schema/locales.ts';
import { type Dataset, type DatasetSource, toDataset } from '../dataset.ts';
import type { Problem } from '../problem.ts';

/** A Wednesday in Prague. */
export const now = new Date('2026-10-21T10:00:00Z');

/** A dataset of these documents, on that Wednesday. */
export function aDataset(
  documents: readonly FullDocument[],
  more: Partial<DatasetSource> = {},
): Dataset {
  return toDataset({ documents, drafts: [], assets: [], ...more }, now);
}

/** A document named `<type>-<name>`. */
export function aDocument(type: string, name: string, fields: JsonObject = {}): FullDocument {
  return { _id: `${type}-${name}`, _type: type, ...fields };
}

/** An event in four languages, its slug in each followed by the language: `<slug>-cs`. */
export function anEvent(slug: string, fields: JsonObject = {}): FullDocument {
  return aDocument('event', slug, {
    languages: localeIds,
    slug: inAll((language) => `${slug}-${language}`),
    ...fields,
  });
}

/** The page of a route, with these sections. */
export function aPage(route: string, sections: Json[] = [], fields: JsonObject = {}): FullDocument {
  return aDocument('page', route, { route, sections, ...fields });
}

/** A value in every language. */
export function inAll(value: (language: string) => Json): JsonObject {
  return Object.fromEntries(localeIds.map((id) => [id, value(id)]));
}

/** The same line in every language. */
export const aLine = (text: string): JsonObject => ({
  _type: 'localizedString',
  ...inAll(() => text),
});

/** A reference to a document. */
export const to = (_ref: string): JsonObject => ({ _type: 'reference', _ref });

/** The id of an asset; the same `seed` and size give the same picture. */
export const assetId = (seed: string, width = 2400, format = 'jpg'): string =>
  `image-${seed.repeat(40).slice(0, 40)}-${width}x1350-${format}`;

/** A picture that shows an asset, described in every language. */
export function aPicture(asset: string, fields: JsonObject = {}): JsonObject {
  return { _type: 'picture', asset: to(asset), alt: aLine('Casks in a vault'), ...fields };
}

/** Paragraphs with a link each. */
export function aTextWithLinks(...links: JsonObject[]): JsonObject[] {
  return links.map((link) => ({
    _type: 'block',
    markDefs: [{ _type: 'textLink', ...link }],
    children: [{ _type: 'span', text: 'Read on' }],
  }));
}

/** Problems as a line each: severity, document, path, language, what is wrong. */
export function toLines(problems: readonly Problem[]): string[] {
  return problems.map(({ severity, document, path, language, message }) =>
    [severity, document, path, ...(language ? [language] : []), message].join(' | '),
  );
}

import { type Dataset, type DatasetSource, toDataset } from '../../consistency/dataset.ts';
import type { FullDocument, Json, JsonObject } from '../../json/json.ts';
import { localeIds } from '../../schema/values/locales.ts';
import type { Problem } from '../model/problem.ts';

/** A Wednesday. */
export const now = new Date('2026-10-21T10:00:00Z');

/** Creates a dataset of these documents, as of {@link now}. */
export function aDataset(
  documents: readonly FullDocument[],
  more: Partial<DatasetSource> = {},
): Dataset {
  return toDataset({ documents, drafts: [], assets: [], ...more }, now);
}

/** Creates a document with the id `<type>-<name>`. */
export function aDocument(type: string, name: string, fields: JsonObject = {}): FullDocument {
  return { _id: `${type}-${name}`, _type: type, ...fields };
}

/** Creates an event in four languages; its slug in each ends with the language: `<slug>-cs`. */
export function anEvent(slug: string, fields: JsonObject = {}): FullDocument {
  return aDocument('event', slug, {
    languages: localeIds,
    slug: inAll((language) => `${slug}-${language}`),
    ...fields,
  });
}

/** Creates the page of a route, with these sections. */
export function aPage(route: string, sections: Json[] = [], fields: JsonObject = {}): FullDocument {
  return aDocument('page', route, { route, sections, ...fields });
}

/** Returns a value for every language. */
export function inAll(value: (language: string) => Json): JsonObject {
  return Object.fromEntries(localeIds.map((id) => [id, value(id)]));
}

/** Returns the same line in every language. */
export const aLine = (text: string): JsonObject => ({
  _type: 'localizedString',
  ...inAll(() => text),
});

/** Returns a reference to a document. */
export const to = (_ref: string): JsonObject => ({ _type: 'reference', _ref });

/** Returns the id of an asset; the same `seed` and size return the same id. */
export const assetId = (seed: string, width = 2400, format = 'jpg'): string =>
  `image-${seed.repeat(40).slice(0, 40)}-${width}x1350-${format}`;

/** Returns a picture with an asset and a text alternative in every language. */
export function aPicture(asset: string, fields: JsonObject = {}): JsonObject {
  return { _type: 'picture', asset: to(asset), alt: aLine('Casks in a vault'), ...fields };
}

/** Returns paragraphs with one link each. */
export function aTextWithLinks(...links: JsonObject[]): JsonObject[] {
  return links.map((link) => ({
    _type: 'block',
    markDefs: [{ _type: 'textLink', ...link }],
    children: [{ _type: 'span', text: 'Read on' }],
  }));
}

/** Formats problems, one line each: severity, document, path, language, message. */
export function toLines(problems: readonly Problem[]): string[] {
  return problems.map(({ severity, document, path, language, message }) =>
    [severity, document, path, ...(language ? [language] : []), message].join(' | '),
  );
}

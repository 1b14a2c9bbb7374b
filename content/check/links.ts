import { type FullDocument, isJsonObject } from '../format/json.ts';
import type { LocaleId } from '../schema/locales.ts';
import { fieldsOf, itemsOf, referenceOf, textOf } from './values.ts';
import { visitsOf } from './visits.ts';

/** A link of a document, in a field or in running text. */
export interface ContentLink {
  readonly path: string;
  readonly language: LocaleId | null;
  /** The id of the document it leads to. */
  readonly page: string | undefined;
  readonly anchor: string | undefined;
  readonly address: string | undefined;
  /** Whether it may lead nowhere: the heading of a group of links does. */
  readonly isHeading: boolean;
  /** Whether it opens a form, which needs no page. */
  readonly opensForm: boolean;
}

const linkTypes = new Set(['link', 'textLink', 'navigationItem', 'navigationLink']);

/** Every link of a document. */
export function linksOf(document: FullDocument): ContentLink[] {
  return visitsOf(document)
    .filter(({ type, value }) => linkTypes.has(type) && isJsonObject(value))
    .map(({ path, language, value }) => {
      const { page, anchor, url, href, form, children } = fieldsOf(value);
      return {
        path,
        language,
        page: referenceOf(page),
        anchor: textOf(anchor),
        address: textOf(url) ?? textOf(href),
        isHeading: itemsOf(children).length > 0,
        opensForm: textOf(form) !== undefined,
      };
    });
}

import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { type FullDocument, isJsonObject } from '../../format/json.ts';
import { fieldsOf, itemsOf, referenceOf, textOf } from '../../format/values.ts';
import { visitsOf } from '../../format/visits.ts';

/** A link of a document, in a field or in rich text. */
export interface ContentLink {
  readonly path: string;
  readonly language: Locale | null;
  /** The id of its target document. */
  readonly page: string | undefined;
  readonly anchor: string | undefined;
  readonly address: string | undefined;
  /** Whether it may have no target, as the heading of a group of links. */
  readonly isHeading: boolean;
  /** Whether it opens a form, which needs no page. */
  readonly opensForm: boolean;
}

const linkTypes = new Set(['link', 'textLink', 'navigationItem', 'navigationLink']);

/** Returns every link of a document. */
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

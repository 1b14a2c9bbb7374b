import { locales } from '../../platform/i18n/locales.ts';
import { sluggedTypes } from '../../routing/slugged-types.ts';
import { limits } from '../parse/formats/limits.ts';

// Fragments that queries share.

/**
 * Selects as many items of a list as its parser accepts, and one more, which shows it that there are
 * too many. Without it, a long list would make the answer, and the time of its query, too large.
 */
export const fewItems = `[0...${limits.items + 1}]`;

/** The fields that identify a document in a problem report. */
export const documentFields = `_id, _type, _rev`;

/** The fields that determine the path of a document in every language, and the days on which it is valid. */
export const targetFields = `_type, route, slug, languages, validFrom, validThrough`;

/** The types of the documents that have a page each, as items of a list. */
export const sluggedTypeItems = sluggedTypes.map((type) => `"${type}"`).join(', ');

export const pictureFields = `
  _type, hotspot, crop, alt, caption, credit, decorative,
  asset->{
    _id,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height,
    "lqip": metadata.lqip,
    "cutOut": metadata.hasAlpha == true && metadata.isOpaque != true
  }`;

export const linkFields = `_type, label, url, form, anchor, checkout, openInNewWindow, page->{${targetFields}}`;

const blocks = `..., markDefs[]{..., page->{${targetFields}}}`;

/** Rich text of all languages, with the pages its links lead to. */
export const richTextFields = [
  '_type',
  ...locales.map((locale) => `${locale}[]{${blocks}}`),
].join();

export const seoFields = `_type, title, description, image{${pictureFields}}`;

export const personFields = `${documentFields}, name, role, email, phone`;

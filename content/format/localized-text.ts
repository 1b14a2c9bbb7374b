import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { type FullDocument, isJsonObject, type Json } from '../json/json.ts';
import { locales } from '../schema/values/locales.ts';
import { localizedTypes } from '../schema/values/localized-values.ts';

/** A text in one language, with its place. */
export interface LocalizedText {
  readonly documentId: string;
  /** Path of the localized field; the languages of one field share it. */
  readonly path: string;
  readonly language: Locale;
  readonly text: string;
}

/** The types of texts in several languages: slugs are none. */
export const localizedTextTypes: ReadonlySet<string> = new Set(
  localizedTypes.filter((type) => type !== 'localizedSlug'),
);

/** Returns every localized text of a document; for rich text, one entry per block. */
export function localizedTextsOf(document: FullDocument): LocalizedText[] {
  const found: LocalizedText[] = [];
  visit(document, '', (path, language, text) => {
    found.push({ documentId: document._id, path, language, text });
  });
  return found;
}

type Report = (path: string, language: Locale, text: string) => void;

function visit(value: Json, path: string, report: Report): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visit(item, `${path}[${index}]`, report);
  } else if (isJsonObject(value)) {
    const isRead = typeof value._type === 'string' && localizedTextTypes.has(value._type);
    for (const [name, part] of Object.entries(value)) {
      const language = isRead ? locales.find(({ id }) => id === name)?.id : undefined;
      if (language === undefined) visit(part, path ? `${path}.${name}` : name, report);
      else for (const [at, text] of texts(part)) report(`${path}${at}`, language, text);
    }
  }
}

function texts(value: Json): [at: string, text: string][] {
  if (typeof value === 'string') return [['', value]];
  if (!Array.isArray(value)) return [];
  return value.map((block, index) => [`[${index}]`, blockText(block)]);
}

function blockText(block: Json): string {
  const children = isJsonObject(block) && Array.isArray(block.children) ? block.children : [];
  return children.map((child) => (isJsonObject(child) ? child.text : '')).join('');
}

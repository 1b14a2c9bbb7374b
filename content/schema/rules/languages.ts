import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readLine } from '../../../lib/content/parse/formats/read-text.ts';
import { copiedTexts } from '../values/copied-texts.ts';
import { isPartlyWritten, languagesOf } from '../values/document-languages.ts';
import { locales } from '../values/locales.ts';
import { type LocalizedValue, shownText, usedValues } from '../values/localized-values.ts';
import { anyLanguage, chooseEnglish, notTranslated } from './messages.ts';

/**
 * Rejects languages without English, whose texts visitors see in all languages that are missing.
 */
export function withEnglish(value: unknown): true | string {
  return (Array.isArray(value) && value.includes('en')) || chooseEnglish;
}

/**
 * Whether a localized field may lack English: announcements are shown only in the languages they
 * are written in, and pages need no slug.
 */
export function isEnglishOptional(name: string, document: string | undefined): boolean {
  return isPartlyWritten(document) || (name === 'localizedSlug' && document === 'page');
}

/** Rejects a line that has no text in any language. */
export function inSomeLanguage(value: unknown): true | string {
  const hasText = isRecord(value) && locales.some(({ id }) => readLine(value[id]) !== null);
  return hasText || anyLanguage;
}

/** The part of a validation context that is used here. */
interface DocumentContext {
  readonly document?: { readonly _type: string; readonly languages?: unknown } | undefined;
  /** The types of the editing tool, which have titles. */
  readonly schema?: { readonly get: (type: string) => unknown };
}

/**
 * Warns about texts that chosen languages lack, or that were copied from another language and have not
 * been translated: visitors of those languages do not read them in their own. Alternative texts have
 * a rule of their own, and pages need no slug.
 */
export function translated(_: unknown, { document, schema }: DocumentContext): true | string {
  if (!document) return true;
  const type = schema?.get(document._type);
  const values = usedValues(document).filter(({ path }) => path.at(-1) !== 'alt');
  const isCopied = copiedTexts(null, document);
  const warnings = locales
    .filter(({ id }) => languagesOf(document).includes(id))
    .flatMap(({ id, title }) => {
      const isLacking = ({ languages }: LocalizedValue) =>
        shownText(languages.en) !== '' && shownText(languages[id]) === '';
      const missing = values.filter((value) => isLacking(value) || isCopied(value, id));
      const fields = missing.map((value) => fieldTitle(value, type));
      return fields.length === 0 ? [] : [notTranslated(title, [...new Set(fields)])];
    });
  return warnings.length === 0 || warnings.join(' ');
}

/** Returns the title of the field of the document that contains a value. */
function fieldTitle({ path: [first] }: LocalizedValue, type: unknown): string {
  const fields: readonly unknown[] =
    isRecord(type) && Array.isArray(type.fields) ? type.fields : [];
  const field = fields.filter(isRecord).find(({ name }) => name === first);
  const title = isRecord(field?.type) ? field.type.title : undefined;
  return typeof title === 'string' ? title : String(first);
}

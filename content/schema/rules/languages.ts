import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readLine } from '../../../lib/content/parse/formats/read-text.ts';
import { locales } from '../locales.ts';
import { anyLanguage, chooseEnglish } from './messages.ts';

/**
 * Rejects languages without English, whose texts visitors see in all languages that are missing.
 */
export function withEnglish(value: unknown): true | string {
  return (Array.isArray(value) && value.includes('en')) || chooseEnglish;
}

/** Rejects a line that has no text in any language. */
export function inSomeLanguage(value: unknown): true | string {
  const hasText = isRecord(value) && locales.some(({ id }) => readLine(value[id]) !== null);
  return hasText || anyLanguage;
}

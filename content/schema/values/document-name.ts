import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { localeIds } from './locales.ts';

/**
 * Returns what editors know a document by, as its line in lists does: its English title or question, or
 * the one in another language, a name or an old path; its `_id` where it has none of them.
 */
export function documentName({ title, question, name, from, _id }: JsonRecord): string {
  const texts = [title, question].filter(isRecord);
  const inLanguages = texts.flatMap((text) => localeIds.map((language) => text[language]));
  const names = [...inLanguages, name, from].filter((each) => typeof each === 'string');
  return names.find((each) => each.trim() !== '') ?? String(_id);
}

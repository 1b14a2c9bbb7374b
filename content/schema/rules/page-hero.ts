import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { heroFirst } from './messages.ts';

/** Rejects sections of a page that do not begin with its only hero, which contains the h1. */
export function withHeroFirst(sections: unknown): true | string {
  if (!Array.isArray(sections)) return true;
  const isHero = sections.map((section) => isRecord(section) && section._type === 'heroSection');
  return (isHero[0] === true && isHero.lastIndexOf(true) === 0) || heroFirst;
}

import { isLocale, locales } from '../../lib/platform/i18n/locales.ts';
import type { Corruption } from './corrupt.ts';
import { addressesOf, type FindPages } from './shows-document.ts';

/**
 * Returns pages that show the document of a corruption, in the language of the field if it has one: its own
 * page if there is one, and another in turn; if there are many such documents, only the one or the other.
 */
export function shownPaths(
  corruption: Corruption,
  { index, isCrowded }: { readonly index: number; readonly isCrowded: boolean },
  pagesOf: FindPages,
): string[] {
  const [first, ...others] = pathsInLanguage(corruption, index, pagesOf);
  if (first === undefined) return [];
  const [other] = inTurn(others, index, 1);
  if (other === undefined) return [first];
  if (!isCrowded) return [first, other];
  return [Math.floor(index / locales.length) % 2 === 0 ? first : other];
}

/** Returns one page that shows the document of a corruption: its own, or if it has none, one in turn. */
export function shownPath(corruption: Corruption, index: number, pagesOf: FindPages): string[] {
  const hasPage = addressesOf(corruption.original).length > 0;
  return inTurn(pathsInLanguage(corruption, index, pagesOf), hasPage ? 0 : index, 1);
}

/**
 * Returns the pages that show the document of a corruption, its own first, in the language of the field,
 * or if it has none, in each language in turn.
 */
function pathsInLanguage(corruption: Corruption, index: number, pagesOf: FindPages): string[] {
  const locale = corruption.path.find(isLocale) ?? locales[index % locales.length];
  return [...pagesOf(corruption)].filter((path) => path.split('/')[1] === locale);
}

/** Returns `count` items of a list, in each turn the next ones. */
export function inTurn<Item>(items: readonly Item[], turn: number, count: number): Item[] {
  if (items.length <= count) return [...items];
  const start = (turn * count) % items.length;
  return [...items, ...items].slice(start, start + count);
}

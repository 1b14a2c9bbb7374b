import type { Corruption } from './corrupt.ts';
import { isApart } from './corruption-rounds.ts';
import type { FindPages } from './shows-document.ts';

/** How many fields are corrupted at the same time at most: the pages with them are rendered in seconds. */
const together = 6;

/** The types whose documents contain others: without them, those are not shown. */
const containers: ReadonlySet<string> = new Set(['board', 'gallery', 'page']);

/** A corruption with the pages that show its document. */
interface Shown {
  readonly corruption: Corruption;
  readonly pages: ReadonlySet<string>;
}

/**
 * Divides corruptions into those of which none hides another: in one document, in documents that no page
 * shows together, or in items of lists, without which the others are still shown. Those of documents that
 * each of the `pageCount` pages shows are by themselves, because no page is without them.
 */
export function batchesOf(
  corruptions: readonly Corruption[],
  pagesOf: FindPages,
  pageCount: number,
): Corruption[][] {
  const batches: Shown[][] = [];
  for (const corruption of corruptions) {
    const shown = { corruption, pages: pagesOf(corruption) };
    const fitting = batches.find(
      (batch) =>
        batch.length < together && batch.every((other) => canJoin(shown, other, pageCount)),
    );
    if (fitting) fitting.push(shown);
    else batches.push([shown]);
  }
  return batches.map((batch) => batch.map(({ corruption }) => corruption));
}

function canJoin(one: Shown, other: Shown, pageCount: number): boolean {
  if (one.corruption.original === other.corruption.original) {
    return isApart(one.corruption, other.corruption);
  }
  const isEverywhere = ({ pages }: Shown) => pages.size >= pageCount;
  if (isEverywhere(one) !== isEverywhere(other)) return false;
  const isItem = ({ corruption }: Shown) => !containers.has(corruption.original._type);
  return (isItem(one) && isItem(other)) || ![...one.pages].some((page) => other.pages.has(page));
}

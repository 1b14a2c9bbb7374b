import type { FindPages } from './shows-document.ts';
import type { Spoiling } from './spoil.ts';
import { isApart } from './spoiling-rounds.ts';

/** How many fields are spoiled at the same time at most: the pages with them are rendered in seconds. */
const together = 6;

/** The types whose documents contain others: without them, those are not shown. */
const containers: ReadonlySet<string> = new Set(['board', 'gallery', 'page']);

/** A spoiling with the pages that show its document. */
interface Shown {
  readonly spoiling: Spoiling;
  readonly pages: ReadonlySet<string>;
}

/**
 * Divides spoilings into those of which none hides another: in one document, in documents that no page
 * shows together, or in items of lists, without which the others are still shown. Those of documents that
 * each of the `pageCount` pages shows are by themselves, because no page is without them.
 */
export function batchesOf(
  spoilings: readonly Spoiling[],
  pagesOf: FindPages,
  pageCount: number,
): Spoiling[][] {
  const batches: Shown[][] = [];
  for (const spoiling of spoilings) {
    const shown = { spoiling, pages: pagesOf(spoiling) };
    const fitting = batches.find(
      (batch) =>
        batch.length < together && batch.every((other) => canJoin(shown, other, pageCount)),
    );
    if (fitting) fitting.push(shown);
    else batches.push([shown]);
  }
  return batches.map((batch) => batch.map(({ spoiling }) => spoiling));
}

function canJoin(one: Shown, other: Shown, pageCount: number): boolean {
  if (one.spoiling.original === other.spoiling.original) {
    return isApart(one.spoiling, other.spoiling);
  }
  const isEverywhere = ({ pages }: Shown) => pages.size >= pageCount;
  if (isEverywhere(one) !== isEverywhere(other)) return false;
  const isItem = ({ spoiling }: Shown) => !containers.has(spoiling.original._type);
  return (isItem(one) && isItem(other)) || ![...one.pages].some((page) => other.pages.has(page));
}

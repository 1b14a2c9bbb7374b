import { type Anchor, anchorsOf, repeatedAnchors } from '../../consistency/anchors.ts';
import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('anchor-names');

/**
 * Finds anchors that occur twice on a page or that no link can contain (HTML: unique, no spaces).
 */
export function anchorNames(dataset: Dataset): Problem[] {
  return ofType(dataset, 'page').flatMap((page) => {
    const anchors = anchorsOf(page, dataset);
    const repeated = repeatedAnchors(anchors);
    return anchors.flatMap((anchor) => {
      const message = problemOf(anchor, repeated);
      return message === undefined ? [] : [report(page, anchor, message)];
    });
  });
}

function problemOf(anchor: Anchor, repeated: readonly Anchor[]): string | undefined {
  const { name } = anchor;
  if (!/^[\w-]+$/.test(name)) return `"${name}" has more than letters, digits, - and _`;
  return repeated.includes(anchor) ? `the page has the anchor "${name}" already` : undefined;
}

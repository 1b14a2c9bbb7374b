import { type Anchor, anchorsOf, siteAnchors } from '../../consistency/anchors.ts';
import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('anchor-names');

/**
 * Finds anchors that occur twice on a page or that no link can contain (HTML: unique, no spaces).
 */
export function anchorNames(dataset: Dataset): Problem[] {
  return ofType(dataset, 'page').flatMap((page) => {
    const seen = new Set(siteAnchors);
    return anchorsOf(page, dataset).flatMap((anchor) => {
      const message = problemOf(anchor, seen);
      seen.add(anchor.name);
      return message === undefined ? [] : [report(page, anchor, message)];
    });
  });
}

function problemOf({ name }: Anchor, seen: ReadonlySet<string>): string | undefined {
  if (!/^[\w-]+$/.test(name)) return `"${name}" has more than letters, digits, - and _`;
  return seen.has(name) ? `the page has the anchor "${name}" already` : undefined;
}

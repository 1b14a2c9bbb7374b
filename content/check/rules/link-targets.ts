import type { FullDocument } from '../../format/json.ts';
import { hasAnchor, siteAnchors } from '../model/anchors.ts';
import type { Dataset } from '../model/dataset.ts';
import { followPath } from '../model/follow-path.ts';
import { type ContentLink, linksOf } from '../model/links.ts';
import { type Problem, reporter, type Severity } from '../model/problem.ts';
import { isSlugged } from '../model/slug-index.ts';

const report = reporter('link-targets');

/**
 * Finds links without a target, to an anchor that the page does not have, or to a path without a
 * page.
 */
export function linkTargets(dataset: Dataset): Problem[] {
  return dataset.documents.flatMap((document) =>
    linksOf(document).flatMap((link) => {
      const found = targetProblem(link, document, dataset);
      return found ? [report(document, link, found.message, found.severity)] : [];
    }),
  );
}

interface Found {
  readonly message: string;
  readonly severity: Severity;
}

const error = (message: string): Found => ({ message, severity: 'error' });

function targetProblem(
  { page, anchor, address, isHeading, opensForm }: ContentLink,
  document: FullDocument,
  dataset: Dataset,
): Found | undefined {
  if (page !== undefined) {
    const target = dataset.byId.get(page);
    return target && anchorProblem(target, anchor, dataset);
  }
  if (address?.startsWith('/')) return pathProblem(address, dataset);
  const here = address?.startsWith('#') ? address.slice(1) : anchor;
  if (address !== undefined && !address.startsWith('#')) return undefined;
  if (here === undefined) return isHeading || opensForm ? undefined : error('leads nowhere');
  const hasPage = document._type === 'page' || isSlugged(document._type);
  if (hasPage) return anchorProblem(document, here, dataset);
  return siteAnchors.includes(here) ? undefined : error(`names an anchor "${here}" but no page`);
}

function anchorProblem(target: FullDocument, anchor: string | undefined, dataset: Dataset) {
  if (anchor === undefined || hasAnchor(target, anchor, dataset)) return undefined;
  return error(`${target._id} has no anchor "${anchor}"`);
}

function pathProblem(address: string, dataset: Dataset): Found | undefined {
  const { end, document, anchor, hops } = followPath(address, dataset);
  if (end === 'nowhere' || end === 'malformed') return error(`there is no page at ${address}`);
  const lost = document && anchorProblem(document, anchor, dataset);
  if (lost || hops.length === 0) return lost;
  return { message: `${address} is redirected to ${hops.at(-1)}`, severity: 'warning' };
}

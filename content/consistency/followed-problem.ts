import type { FullDocument } from '../json/json.ts';
import { hasAnchor } from './anchors.ts';
import type { Dataset } from './dataset.ts';
import { followPath } from './follow-path.ts';
import type { Severity } from './severity.ts';

/** What is wrong with a path of the site that a link or a redirect leads to. */
export type FollowedProblem = { readonly severity: Severity } & (
  | { readonly kind: 'malformed' }
  /** There is no page at `path`, to which the path leads. */
  | { readonly kind: 'nowhere'; readonly path: string }
  | { readonly kind: 'no-anchor'; readonly document: FullDocument; readonly anchor: string }
  /** The path is redirected to `to`. */
  | { readonly kind: 'redirected'; readonly to: string }
);

/** Returns the problem of an anchor that the page of a document does not have, or null. */
export function anchorProblem(
  document: FullDocument,
  anchor: string | undefined,
  dataset: Dataset,
): Extract<FollowedProblem, { readonly kind: 'no-anchor' }> | null {
  if (anchor === undefined || hasAnchor(document, anchor, dataset)) return null;
  return { kind: 'no-anchor', severity: 'error', document, anchor };
}

/** Returns what a browser would meet with when it follows a path of the site, or null. */
export function followedProblem(path: string, dataset: Dataset): FollowedProblem | null {
  const { end, document, anchor, hops } = followPath(path, dataset);
  const last = hops.at(-1);
  if (end === 'malformed') return { kind: 'malformed', severity: 'error' };
  if (end === 'nowhere') return { kind: 'nowhere', severity: 'error', path: last ?? path };
  const lost = document ? anchorProblem(document, anchor, dataset) : null;
  if (lost || last === undefined) return lost;
  return { kind: 'redirected', severity: 'warning', to: last };
}

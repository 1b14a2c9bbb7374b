import type { FullDocument, JsonObject } from '../json/json.ts';
import { itemsOf, referenceOf, textOf } from '../json/values.ts';
import { anchorIn, siteAnchors } from './anchors.ts';
import type { Dataset } from './dataset.ts';
import { anchorProblem, type FollowedProblem, followedProblem } from './followed-problem.ts';
import type { Severity } from './severity.ts';
import { hasPage } from './slug-index.ts';

/** Where a link leads. */
export interface LinkTarget {
  /** The id of its target document. */
  readonly page: string | undefined;
  readonly anchor: string | undefined;
  /** An address, which counts where no document is given. */
  readonly address: string | undefined;
  /** Whether it may have no target, as the heading of a group of links. */
  readonly isHeading: boolean;
  /** Whether it opens a form, which needs no page. */
  readonly opensForm: boolean;
}

/** Returns where a link of any type leads, given its fields. */
export function targetOf({ page, anchor, url, href, form, children }: JsonObject): LinkTarget {
  return {
    page: referenceOf(page),
    anchor: anchorIn(anchor),
    address: textOf(url) ?? textOf(href),
    isHeading: itemsOf(children).length > 0,
    opensForm: textOf(form) !== undefined,
  };
}

/** What is wrong with the target of a link. */
export type LinkProblem =
  | FollowedProblem
  | ({ readonly severity: Severity } & (
      | { readonly kind: 'no-target' }
      /** The link is in a document without a page, so that its anchor is on none. */
      | { readonly kind: 'no-page'; readonly anchor: string }
    ));

/** Returns what is wrong with the target of a link in a document, or null. */
export function linkProblem(
  { page, anchor, address, isHeading, opensForm }: LinkTarget,
  document: FullDocument,
  dataset: Dataset,
): LinkProblem | null {
  if (page !== undefined) {
    const target = dataset.byId.get(page);
    return target ? anchorProblem(target, anchor, dataset) : null;
  }
  if (address?.startsWith('/')) return followedProblem(address, dataset);
  const here = address?.startsWith('#') ? address.slice(1) : anchor;
  if (address !== undefined && !address.startsWith('#')) return null;
  if (here === undefined) {
    return isHeading || opensForm ? null : { kind: 'no-target', severity: 'error' };
  }
  if (hasPage(document)) return anchorProblem(document, here, dataset);
  return siteAnchors.includes(here) ? null : { kind: 'no-page', severity: 'error', anchor: here };
}

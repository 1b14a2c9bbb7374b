import { readRedirectSource } from '../../lib/content/parse/formats/read-address.ts';
import { isRedirectLoop } from '../../lib/routing/resolve-path.ts';
import type { FullDocument } from '../json/json.ts';
import type { Dataset } from './dataset.ts';
import { type FollowedProblem, followedProblem } from './followed-problem.ts';
import type { Severity } from './severity.ts';

/** What is wrong with the path of the site that a redirect leads to. */
export type TargetProblem =
  | FollowedProblem
  | { readonly kind: 'circle'; readonly severity: Severity };

/** Returns what is wrong with the path that a redirect leads to, as the site reads it, or null. */
export function targetProblem(
  to: string,
  { from }: FullDocument,
  dataset: Dataset,
): TargetProblem | null {
  const rule = { from: readRedirectSource(from) ?? '', to, permanent: true };
  if (isRedirectLoop(rule, dataset.slugIndex)) return { kind: 'circle', severity: 'error' };
  return followedProblem(to, dataset);
}

import 'server-only';
import { storedAnswers } from './answer-store.ts';
import { isReachable } from './is-reachable.ts';
import { refusedQueries } from './refused-queries.ts';

/** How long an answer of the service counts as recent, in ms. */
const recent = 5000;

/** Health of the content service and its documents; pages are served in any case. */
export interface ContentHealth {
  readonly reachable: boolean;
  /** How many queries the service refuses; what they list stays as it was. */
  readonly refusedQueries: number;
  /** How many published documents cannot be shown, in whole or in part. */
  readonly unfitDocuments: number;
}

/** Returns the state of the content service and its documents, within about a second. */
export async function contentHealth(): Promise<ContentHealth> {
  const reachable = await isReachable(performance.now() - recent);
  const ids = [...storedAnswers().values()].flatMap(({ problems }) => problems.map(({ id }) => id));
  return { reachable, refusedQueries: refusedQueries(), unfitDocuments: new Set(ids).size };
}

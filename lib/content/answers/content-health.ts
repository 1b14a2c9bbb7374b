import 'server-only';
import { storedAnswers } from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';

/** How the reading of content stands; pages are served either way. */
export interface ContentHealth {
  readonly reachable: boolean;
  /** How many published documents cannot be shown, in whole or in part. */
  readonly unfitDocuments: number;
}

/** What this process knows of the content service and its documents. */
export function contentHealth(): ContentHealth {
  const ids = [...storedAnswers().values()].flatMap(({ problems }) => problems.map(({ id }) => id));
  return { reachable: !isCircuitOpen(), unfitDocuments: new Set(ids).size };
}

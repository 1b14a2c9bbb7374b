import 'server-only';
import { storedAnswers } from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';

/** Health of the content service and its documents; pages are served in any case. */
export interface ContentHealth {
  readonly reachable: boolean;
  /** How many published documents cannot be shown, in whole or in part. */
  readonly unfitDocuments: number;
}

/** Returns what this process knows about the content service and its documents. */
export function contentHealth(): ContentHealth {
  const ids = [...storedAnswers().values()].flatMap(({ problems }) => problems.map(({ id }) => id));
  return { reachable: !isCircuitOpen(), unfitDocuments: new Set(ids).size };
}

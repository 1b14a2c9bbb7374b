import type { Authenticator, Caller } from '../http/auth.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { ContentStore } from '../store/store.ts';

/** How soon a connection ends when its token has expired or been withdrawn, in ms. */
export const VERIFY_MS = 500;

/** What may change while a response is being sent. */
interface Access {
  readonly store: ContentStore;
  readonly authenticator: Authenticator;
}

/** Returns why a caller may no longer read a dataset, or null where it still may. */
export function revocationOf(
  { store, authenticator }: Access,
  dataset: DatasetState,
  caller: Caller,
): string | null {
  const { name, aclMode } = dataset.info;
  if (store.dataset(name) !== dataset) return `Dataset "${name}" was deleted`;
  if (authenticator.isRevoked(caller)) return 'The token has expired, been withdrawn or ended';
  const isPrivate = aclMode === 'private' && caller.role === 'anonymous';
  return isPrivate ? `Dataset "${name}" is private; a token is needed` : null;
}

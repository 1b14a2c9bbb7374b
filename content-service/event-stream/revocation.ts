import type { Caller } from '../http/auth.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { ContentStore } from '../store/store.ts';

/** Returns why a caller may no longer read a dataset, or null where it still may. */
export function revocationOf(
  store: ContentStore,
  dataset: DatasetState,
  caller: Caller,
): string | null {
  const { name, aclMode } = dataset.info;
  if (store.dataset(name) !== dataset) return `Dataset "${name}" was deleted`;
  const isPrivate = aclMode === 'private' && caller.role === 'anonymous';
  return isPrivate ? `Dataset "${name}" is private; a token is needed` : null;
}

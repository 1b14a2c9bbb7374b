import { isChunkFailure } from '../ui/updates/chunk-failure';
import { reloadOnce } from '../ui/updates/reload-once';
import { hasUnsavedInput } from './has-unsaved-input';

let watching = false;

/**
 * From now on, reloads the page when a chunk cannot be loaded (specification, section 4), at the
 * gate as well as behind it. Typed text takes precedence over the missing chunk.
 */
export function watchChunks(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason) && !hasUnsavedInput()) reloadOnce();
  });
}

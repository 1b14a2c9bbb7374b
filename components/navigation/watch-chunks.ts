import { isChunkFailure } from '../ui/updates/chunk-failure';
import { reloadOnce } from '../ui/updates/reload-once';
import { holdsText } from './holds-text';

let watching = false;

/**
 * From now on reloads the page when a part of its program cannot be loaded (specification, section
 * 4), at the gate as behind it. What was typed is worth more than the part that is missing.
 */
export function watchChunks(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason) && !holdsText()) reloadOnce();
  });
}

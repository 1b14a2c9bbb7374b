import { isFrugal } from '../is-frugal';
import { lessMotion } from '../less-motion';

/**
 * Plays the video of the picture that has one (`data-video`), unless the visitor prefers less motion or saves
 * data. Without it, or while its code cannot be loaded, the picture stands still.
 */
export function startVideo(): void {
  const scene = document.querySelector<HTMLElement>('[data-video]');
  if (!scene || isFrugal() || matchMedia(lessMotion).matches) return;
  import('./play-video').then(
    ({ playVideo }) => playVideo(scene),
    () => undefined,
  );
}

import type { Picture } from './model/picture.ts';

/**
 * Returns the pictures of a list, each once, at its first place: on a page it is addressed by its id.
 */
export function picturesOnce(list: readonly (Picture | null)[] | null): Picture[] {
  const pictures = (list ?? []).filter((picture) => picture !== null);
  return pictures.filter(
    ({ id }, index) => pictures.findIndex((picture) => picture.id === id) === index,
  );
}

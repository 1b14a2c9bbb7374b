import type { FormPatch } from 'sanity';

/**
 * Returns the patches of a form with an empty list of previous slugs where its last one was removed. The
 * Studio unsets a list with its last item; but publishing reads a document without the list as a
 * replacement written without knowledge of the public one, and puts the previous slugs of that back.
 */
export function keepEmptyPreviousSlugs(patches: FormPatch[]): FormPatch[] {
  return patches.map((patch) => {
    const [field, ...rest] = patch.path;
    const isList = field === 'previousSlugs' && rest.length === 0;
    return isList && patch.type === 'unset' ? { ...patch, type: 'set', value: [] } : patch;
  });
}

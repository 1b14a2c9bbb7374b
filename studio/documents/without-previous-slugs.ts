import type { DuplicateActionProps } from 'sanity';
import { wrappedOnce } from './wrapped-once.ts';

/**
 * Wraps the action that duplicates a document: the copy never had the previous slugs of the original,
 * whose addresses would lead to it as the younger one.
 */
export const withoutPreviousSlugs = wrappedOnce('duplicate', (useOriginal, props) => {
  const duplicateProps: DuplicateActionProps = {
    ...props,
    mapDocument: ({ previousSlugs: _, ...document }) => document,
  };
  return useOriginal(duplicateProps);
});

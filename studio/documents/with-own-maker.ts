import { type DuplicateActionProps, useCurrentUser } from 'sanity';
import { wrappedOnce } from './wrapped-once.ts';

/** Wraps the action that duplicates a campaign link: the copy names the editor who duplicated it. */
export const withOwnMaker = wrappedOnce('duplicate', (useOriginal, props) => {
  const user = useCurrentUser();
  const duplicateProps: DuplicateActionProps = {
    ...props,
    mapDocument: (document) => ({ ...document, createdBy: user?.id ?? '' }),
  };
  return useOriginal(duplicateProps);
});

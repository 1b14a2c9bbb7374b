import type { DocumentActionProps } from 'sanity';

/** Returns the props of an action for a document that has only the given versions. */
export function actionProps(
  given: Pick<DocumentActionProps, 'id' | 'type'> & Partial<DocumentActionProps>,
): DocumentActionProps {
  return {
    published: null,
    draft: null,
    version: null,
    release: undefined,
    scopeId: undefined,
    transactionSyncLock: null,
    liveEdit: false,
    liveEditSchemaType: false,
    ready: true,
    initialValueResolved: true,
    onComplete: () => {},
    ...given,
  };
}

import type { DocumentActionProps } from 'sanity';

/** What the Studio passes to an action of a document of which no version exists, but those given. */
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

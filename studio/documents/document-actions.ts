import type { DocumentActionComponent } from 'sanity';
import type { Connection } from '../connection/connection.ts';
import { DeleteUnlinked } from './delete-unlinked.ts';
import { isOffered } from './singletons.ts';
import { UnpublishKeepingSlugs, UnpublishUnlinked } from './unpublish-unlinked.ts';
import { withPreviousSlugs } from './with-previous-slugs.ts';

/**
 * Returns the actions that are offered for documents of a type: nothing that others link to is
 * deleted or unpublished, and singletons are neither that nor duplicated. A hosted project does not
 * process documents on publishing, and does not remember unpublished ones, as the embedded service
 * does; so the Studio adds previous slugs.
 */
export function documentActions(
  actions: DocumentActionComponent[],
  schemaType: string,
  { apiHost }: Connection,
): DocumentActionComponent[] {
  return actions
    .filter(({ action }) => isOffered(action, schemaType))
    .map((action) => {
      if (action.action === 'delete') return DeleteUnlinked;
      if (action.action === 'unpublish') return apiHost ? UnpublishUnlinked : UnpublishKeepingSlugs;
      return action.action === 'publish' && !apiHost ? withPreviousSlugs(action) : action;
    });
}

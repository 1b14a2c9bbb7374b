import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { sharedLinkType } from '../../lib/content/preview/shared-link.ts';
import type { Connection } from '../connection/connection.ts';
import { hasPage } from '../links/has-page.ts';
import { ShareDocument } from '../links/share-document.tsx';
import { ShareDraftOnly } from '../links/share-draft-only.ts';
import { WithdrawLink } from '../links/withdraw-link.tsx';
import { DeleteUnlinked } from './delete-unlinked.ts';
import { isOffered } from './offered-actions.ts';
import { UnpublishKeepingSlugs, UnpublishUnlinked } from './unpublish-unlinked.ts';
import { unpublishUnlinkedVersion } from './unpublish-unlinked-version.ts';
import { withOwnMaker } from './with-own-maker.ts';
import { withPublishTransform } from './with-publish-transform.ts';
import { withoutPreviousSlugs } from './without-previous-slugs.ts';

/**
 * Returns the actions that are offered for documents of a type: nothing that others link to is
 * deleted or unpublished, at once or with a release, and singletons are neither that nor duplicated.
 * A hosted project does not process documents on publishing, and does not remember unpublished ones,
 * as the embedded service does; so the Studio transforms them. The drafts of documents with a page can be
 * shared, and shared links only withdrawn. A duplicated campaign link has a maker of its own, and a
 * duplicated document with a page no previous slugs.
 */
export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType, versionType }: Pick<DocumentActionsContext, 'schemaType' | 'versionType'>,
  { apiHost }: Connection,
): DocumentActionComponent[] {
  if (schemaType === sharedLinkType) return [WithdrawLink];
  const own = actions
    .filter(({ action }) => isOffered(action, schemaType))
    .map((action) => {
      if (action.action === 'delete') return DeleteUnlinked;
      if (action.action === 'unpublish') return apiHost ? UnpublishUnlinked : UnpublishKeepingSlugs;
      if (action.action === 'unpublishVersion') return unpublishUnlinkedVersion(action);
      if (action.action === 'duplicate' && schemaType === 'campaignLink') {
        return withOwnMaker(action);
      }
      if (action.action === 'duplicate' && hasPage(schemaType)) return withoutPreviousSlugs(action);
      return action.action === 'publish' && !apiHost ? withPublishTransform(action) : action;
    });
  if (!hasPage(schemaType)) return own;
  return [...own, versionType === 'draft' ? ShareDocument : ShareDraftOnly];
}

import type { DocumentActionComponent } from 'sanity';
import { expect, it, vi } from 'vitest';
import type { Connection } from '../connection/connection.ts';
import { documentActions } from './document-actions.ts';
import { actionProps } from './testing/action-props.ts';

// Their packages are installed with the Studio only. Modules that have tests of their own are replaced here,
// too: files share modules, and would get those that were loaded without what they replace.
vi.mock('@sanity/icons/Share', () => ({ ShareIcon: 'icon' }));
vi.mock('../links/share-document.tsx', () => ({
  ShareDocument: () => ({ label: 'Share a preview' }),
}));
vi.mock('../links/withdraw-link.tsx', () => ({ WithdrawLink: () => null }));
vi.mock('./delete-unlinked.ts', () => ({ DeleteUnlinked: () => null }));
vi.mock('./unpublish-unlinked.ts', () => ({
  UnpublishKeepingSlugs: () => null,
  UnpublishUnlinked: () => null,
}));
vi.mock('./unpublish-unlinked-version.ts', () => ({ unpublishUnlinkedVersion: () => null }));
vi.mock('./with-own-maker.ts', () => ({ withOwnMaker: () => null }));
vi.mock('./with-publish-transform.ts', () => ({ withPublishTransform: () => null }));

const connection: Connection = {
  projectId: 'museum',
  dataset: 'production',
  siteUrl: 'https://www.example.com',
};

const original: DocumentActionComponent = () => ({ label: 'Publish' });

/** Returns what the menu of an event has, in this order, while a version of it is on screen. */
const offered = (versionType: 'draft' | 'published' | 'version' | 'revision') =>
  documentActions([original], { schemaType: 'event', versionType }, connection).map((action) =>
    action(actionProps({ id: 'event-night', type: 'event' })),
  );

it('the draft of a document is shared while it is on screen', () => {
  expect(offered('draft')).toEqual([{ label: 'Publish' }, { label: 'Share a preview' }]);
});

it.each(['version', 'published', 'revision'] as const)(
  'nothing is shared while a %s is on screen, which a link does not show',
  (versionType) => {
    const [, share] = offered(versionType);
    expect(share).toMatchObject({
      label: 'Share a preview',
      disabled: true,
      title: 'A link shows the draft. To share that, choose Drafts at the top right.',
    });
  },
);

it('what has no page is not shared', () => {
  const actions = documentActions(
    [original],
    { schemaType: 'campaignLink', versionType: 'draft' },
    connection,
  );
  expect(actions).toEqual([original]);
});

import type { DocumentActionComponent } from 'sanity';
import { expect, it, vi } from 'vitest';
import { actionProps } from './testing/action-props.ts';
import { unpublishUnlinkedVersion } from './unpublish-unlinked-version.ts';

const { operations, refused } = vi.hoisted(() => ({
  operations: vi.fn(() => ({ unpublish: { disabled: false, execute: () => {} } })),
  refused: vi.fn((_props: unknown, operation: object) => ({ ...operation, tone: 'critical' })),
}));

// Their packages are installed with the Studio only.
vi.mock('@sanity/icons/Unpublish', () => ({ UnpublishIcon: 'icon' }));
vi.mock('sanity', () => ({
  isGoingToUnpublish: (version: object) => '_system' in version,
  useDocumentOperation: operations,
}));
vi.mock('./use-refused-while-linked.tsx', () => ({ useRefusedWhileLinked: refused }));

const original: DocumentActionComponent = () => ({ label: 'Of the Studio' });
original.action = 'unpublishVersion';

const props = (version: object = {}) =>
  actionProps({
    id: 'event-night',
    type: 'event',
    release: 'rAutumn',
    scopeId: 'rAutumn',
    version: {
      _id: 'versions.rAutumn.event-night',
      _type: 'event',
      _rev: 'r1',
      _createdAt: '2026-10-21T10:00:00Z',
      _updatedAt: '2026-10-21T10:00:00Z',
      ...version,
    },
  });

it('a version is not unpublished while others link to its document after the release', () => {
  const action = unpublishUnlinkedVersion(original)(props());
  expect(action).toMatchObject({ label: 'Unpublish when releasing', tone: 'critical' });
  expect(refused).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: 'event-night' }),
    expect.objectContaining({ release: 'rAutumn', disabled: false }),
  );
  expect(operations).toHaveBeenLastCalledWith('event-night', 'event', 'rAutumn');
});

it('unpublishing is reverted by the action of the Studio, whatever links to the document', () => {
  const action = unpublishUnlinkedVersion(original)(props({ _system: { delete: true } }));
  expect(action).toMatchObject({ label: 'Of the Studio' });
});

it('the action of the Studio says why a version cannot be unpublished', () => {
  const disabled: DocumentActionComponent = () => ({ label: 'no permissions', disabled: true });
  const action = unpublishUnlinkedVersion(disabled)(props());
  expect(action).toMatchObject({ label: 'no permissions', disabled: true });
});

it('the list of a release does not offer it, which would not look for links', () => {
  expect(unpublishUnlinkedVersion(original).action).toBeUndefined();
});

import { UnpublishIcon } from '@sanity/icons/Unpublish';
import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { isGoingToUnpublish, useDocumentOperation } from 'sanity';
import { useRefusedWhileLinked } from './use-refused-while-linked.tsx';
import { wrappedOnce } from './wrapped-once.ts';

/**
 * Wraps the action that unpublishes a document with a release, or reverts that: the former is refused
 * while documents link to it that still do so once the release is public, because the content service
 * would then refuse the whole release at its time. The action has no name, because the list of a release
 * has a menu item that unpublishes without looking for links wherever one of this name is offered.
 */
export const unpublishUnlinkedVersion = wrappedOnce(null, (useOriginal, props) => {
  const original = useOriginal(props);
  const { id, type, version, release, scopeId } = props;
  const { unpublish } = useDocumentOperation(getPublishedId(DocumentId(id)), type, scopeId);
  const refused = useRefusedWhileLinked(props, {
    label: 'Unpublish when releasing',
    icon: UnpublishIcon,
    question:
      'Remove this document from the website with this release? You keep it as a draft, without what was changed in the release.',
    disabled: Boolean(unpublish.disabled),
    release,
    execute: () => unpublish.execute(),
  });
  const isOriginal = !original || original.disabled || !version || isGoingToUnpublish(version);
  return isOriginal ? original : refused;
});

import { TrashIcon } from '@sanity/icons/Trash';
import { DocumentId, getPublishedId } from '@sanity/id-utils';
import {
  type DocumentActionComponent,
  isReleaseScheduledOrScheduling,
  useDocumentOperation,
  useDocumentVersions,
  useDocumentVersionTypeSortedList,
} from 'sanity';
import { hasPage } from '../links/has-page.ts';
import { useRefusedWhileLinked } from './use-refused-while-linked.tsx';

/**
 * Deletes a document with its draft and all its versions in releases, unless others link to it. What
 * is in a scheduled release stays until the release is unscheduled, as with the Studio's own action.
 */
export const DeleteUnlinked: DocumentActionComponent = (props) => {
  const documentId = getPublishedId(DocumentId(props.id));
  const { delete: operation } = useDocumentOperation(props.id, props.type);
  const { data: versions, loading } = useDocumentVersions({ documentId });
  const { sortedDocumentList: releases } = useDocumentVersionTypeSortedList({ documentId });
  const isScheduled = releases.some(isReleaseScheduledOrScheduling);
  // The content service deletes only the versions that it is given: none before they are known.
  const isUnknown = loading || versions.length === 0;
  return useRefusedWhileLinked(props, {
    label: 'Delete',
    icon: TrashIcon,
    question: hasPage(props.type)
      ? 'Delete this document? Its address then leads nowhere.'
      : 'Delete this document? It can’t be used any more.',
    disabled: Boolean(operation.disabled) || isUnknown || isScheduled,
    title: isScheduled ? 'Unschedule the release that it is in first.' : undefined,
    execute: () => operation.execute(versions),
  });
};
DeleteUnlinked.action = 'delete';

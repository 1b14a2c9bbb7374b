import { TrashIcon } from '@sanity/icons/Trash';
import { type DocumentActionComponent, useDocumentOperation } from 'sanity';
import { useRefusedWhileLinked } from './use-refused-while-linked.tsx';

/** Deletes a document, unless others link to it. */
export const DeleteUnlinked: DocumentActionComponent = (props) => {
  const { delete: operation } = useDocumentOperation(props.id, props.type);
  return useRefusedWhileLinked(props, {
    label: 'Delete',
    icon: TrashIcon,
    question: 'Delete this document? Its address then leads nowhere.',
    disabled: Boolean(operation.disabled),
    execute: () => operation.execute(),
  });
};
DeleteUnlinked.action = 'delete';

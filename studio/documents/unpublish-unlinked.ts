import { UnpublishIcon } from '@sanity/icons/Unpublish';
import { type DocumentActionComponent, useDocumentOperation } from 'sanity';
import { useRefusedWhileLinked } from './use-refused-while-linked.tsx';

/** Unpublishes a document, unless others link to it. */
export const UnpublishUnlinked: DocumentActionComponent = (props) => {
  const { unpublish } = useDocumentOperation(props.id, props.type);
  return useRefusedWhileLinked(props, {
    label: 'Unpublish',
    icon: UnpublishIcon,
    question: 'Remove this document from the website? You keep it as a draft.',
    disabled: Boolean(unpublish.disabled),
    execute: () => unpublish.execute(),
  });
};
UnpublishUnlinked.action = 'unpublish';

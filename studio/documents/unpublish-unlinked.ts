import { UnpublishIcon } from '@sanity/icons/Unpublish';
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  useDocumentOperation,
} from 'sanity';
import { keepUnpublishedSlugs } from '../../content/publish/keep-previous-slugs.ts';
import { useRefusedWhileLinked } from './use-refused-while-linked.tsx';

/** Unpublishes a document, unless others link to it. */
export const UnpublishUnlinked: DocumentActionComponent = (props) =>
  useUnpublish(props, { retainsSlugs: false });
UnpublishUnlinked.action = 'unpublish';

/** The same; first adds the slugs of the document to the previous ones of its draft. */
export const UnpublishKeepingSlugs: DocumentActionComponent = (props) =>
  useUnpublish(props, { retainsSlugs: true });
UnpublishKeepingSlugs.action = 'unpublish';

function useUnpublish(props: DocumentActionProps, options: { readonly retainsSlugs: boolean }) {
  const { unpublish, patch } = useDocumentOperation(props.id, props.type);
  return useRefusedWhileLinked(props, {
    label: 'Unpublish',
    icon: UnpublishIcon,
    question: 'Remove this document from the website? You keep it as a draft.',
    disabled: Boolean(unpublish.disabled),
    execute: () => {
      const { published, draft } = props;
      const before = draft ?? published;
      const after =
        options.retainsSlugs && published && before && keepUnpublishedSlugs(published, before);
      if (after && after !== before) {
        patch.execute([{ set: { previousSlugs: after.previousSlugs } }]);
      }
      unpublish.execute();
    },
  });
}

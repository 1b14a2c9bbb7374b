import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useDocumentOperation,
} from 'sanity';
import { transformPublished } from '../../content/publish/transform-published.ts';

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Wraps the action that publishes: it first transforms the draft as the embedded content service
 * does, which adds the slugs that change to the previous ones. Wraps each action once, because the
 * Studio recognises an action by the identity of its function.
 */
export function withPreviousSlugs(original: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(original);
  if (known) return known;
  const action: DocumentActionComponent = (props) => useSlugsKept(original, props);
  action.action = 'publish';
  wrapped.set(original, action);
  return action;
}

function useSlugsKept(
  useOriginal: DocumentActionComponent,
  props: DocumentActionProps,
): DocumentActionDescription | null {
  const description = useOriginal(props);
  const { patch } = useDocumentOperation(props.id, props.type);
  if (!description) return null;
  return {
    ...description,
    onHandle: () => {
      const { draft, published } = props;
      const next = draft && transformPublished(published, draft);
      if (next && next !== draft) {
        patch.execute([{ set: { previousSlugs: next.previousSlugs } }]);
      }
      description.onHandle?.();
    },
  };
}

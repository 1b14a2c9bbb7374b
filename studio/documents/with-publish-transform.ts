import { useDocumentOperation } from 'sanity';
import { transformPublished } from '../../content/publish/transform-published.ts';
import { wrappedOnce } from './wrapped-once.ts';

/**
 * Wraps the action that publishes: it first transforms the draft as the embedded content service
 * does, which adds the slugs that change to the previous ones, and remembers which translations are
 * older than their English.
 */
export const withPublishTransform = wrappedOnce('publish', (useOriginal, props) => {
  const description = useOriginal(props);
  const { patch } = useDocumentOperation(props.id, props.type);
  if (!description) return null;
  return {
    ...description,
    onHandle: () => {
      const { draft, published } = props;
      const next = draft && transformPublished(published, draft);
      if (next && next !== draft) {
        const changed = Object.entries(next).filter(([name, value]) => value !== draft[name]);
        patch.execute([{ set: Object.fromEntries(changed) }]);
      }
      description.onHandle?.();
    },
  };
});

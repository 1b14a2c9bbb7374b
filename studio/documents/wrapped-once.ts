import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
} from 'sanity';

/** The wrapper of an action: a hook that uses the original one. */
type Wrapper = (
  useOriginal: DocumentActionComponent,
  props: DocumentActionProps,
) => DocumentActionDescription | null;

/**
 * Returns a function that wraps an action, and gives it this name, or none. It wraps each action once,
 * because the Studio recognises an action by the identity of its function.
 */
export function wrappedOnce(
  name: NonNullable<DocumentActionComponent['action']> | null,
  useWrapper: Wrapper,
): (original: DocumentActionComponent) => DocumentActionComponent {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (original) => {
    const known = wrapped.get(original);
    if (known) return known;
    const action: DocumentActionComponent = (props) => useWrapper(original, props);
    if (name !== null) action.action = name;
    wrapped.set(original, action);
    return action;
  };
}

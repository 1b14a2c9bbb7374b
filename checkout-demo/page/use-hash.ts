import { useSyncExternalStore } from 'react';

/** Returns the hash of the URL without its `#`, in a component that is rendered in the browser only. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

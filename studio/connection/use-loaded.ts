import { useEffect, useState } from 'react';
import { errorMessage } from './error-message.ts';

/** The state of loading: nothing yet, a value, or the error. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'failed'; readonly reason: string };

/** Loads a value, again whenever `load` changes: it has to be memoized. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoaded({ state: 'loading' });
    load(signal).then(
      (value) => {
        if (!signal.aborted) setLoaded({ state: 'loaded', value });
      },
      (reason: unknown) => {
        if (!signal.aborted) setLoaded({ state: 'failed', reason: errorMessage(reason) });
      },
    );
    return () => controller.abort();
  }, [load]);
  return loaded;
}

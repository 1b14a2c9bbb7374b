'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { listenToStudio } from './listen-to-studio';
import { Typing } from './typing';
import { usePageRefresh } from './use-page-refresh';

/**
 * Returns a function that has the page rendered again as `usePageRefresh` does, but while the editor
 * types in the Studio around the frame, only once all of it is saved: the last key would otherwise wait
 * until the page without it has been rendered. Who types without a pause sees what is saved all the same,
 * after 3 s.
 */
export function useRefreshInPause(): () => Promise<void> {
  const refresh = usePageRefresh();
  const [typing] = useState(() => new Typing());
  useEffect(() => listenToStudio((message) => typing.receive(message)), [typing]);
  const waiting = useRef<Promise<void> | null>(null);
  return useCallback(() => {
    // All calls until the pause share what is rendered then.
    waiting.current ??= typing.pause().then(() => {
      waiting.current = null;
      return refresh();
    });
    return waiting.current;
  }, [typing, refresh]);
}

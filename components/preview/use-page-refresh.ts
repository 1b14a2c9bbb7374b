'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useTransition } from 'react';

/**
 * Returns a function that has the server render the page again, and replaces what has changed: the
 * document, the scroll position and the focus stay. Its promise resolves once the page shows the
 * state of the call or a later one. While one rendering is under way, all further calls share the
 * next one.
 */
export function usePageRefresh(): () => Promise<void> {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isRunning = useRef(false);
  const current = useRef<(() => void)[]>([]);
  const next = useRef<(() => void)[]>([]);

  const start = useCallback(() => {
    isRunning.current = true;
    current.current = next.current;
    next.current = [];
    startTransition(() => router.refresh());
  }, [router]);

  useEffect(() => {
    if (isPending || !isRunning.current) return;
    isRunning.current = false;
    for (const resolve of current.current) resolve();
    if (next.current.length > 0) start();
  }, [isPending, start]);

  return useCallback(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    next.current.push(resolve);
    if (!isRunning.current) start();
    return promise;
  }, [start]);
}

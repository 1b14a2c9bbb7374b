'use client';

import type { HistoryAdapter, HistoryAdapterNavigate } from '@sanity/visual-editing';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';

/**
 * Returns the history of the page in the Studio's frame: it reports each address that the router
 * shows to the Studio, and the router follows those that an editor enters in the Studio.
 */
export function useFrameHistory(): HistoryAdapter {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams().toString();
  const [navigate, setNavigate] = useState<HistoryAdapterNavigate | null>(null);
  useEffect(() => {
    navigate?.({ type: 'push', title: document.title, url: search ? `${path}?${search}` : path });
  }, [navigate, path, search]);
  return useMemo(
    () => ({
      subscribe: (listener) => {
        setNavigate(() => listener);
        return () => setNavigate(null);
      },
      update: ({ type, url }) => {
        if (type === 'pop') router.back();
        else router[type](url);
      },
    }),
    [router],
  );
}

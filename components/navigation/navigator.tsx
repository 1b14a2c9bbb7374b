'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { onRouteChange } from './on-route-change';
import { startNavigation } from './start-navigation';

/**
 * Opens the site's pages without loading a document anew, and looks after what goes with it. Once,
 * in the layout; the links themselves are plain, so that they work before it and without it.
 */
export function Navigator() {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => startNavigation(router), [router]);
  useLayoutEffect(() => onRouteChange(path), [path]);
  return null;
}

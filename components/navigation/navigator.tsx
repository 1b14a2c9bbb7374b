'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { onRouteChange } from './on-route-change';
import { startNavigation } from './start-navigation';

/**
 * Handles client-side navigation and what depends on it. Once, in the layout; the links themselves
 * are plain HTML, so that they work before hydration and without scripts.
 */
export function Navigator() {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => startNavigation(router), [router]);
  useLayoutEffect(() => onRouteChange(path), [path]);
  return null;
}

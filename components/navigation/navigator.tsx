'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { onRouteChange } from './on-route-change';
import { startNavigation } from './start-navigation';

/**
 * Handles client-side navigation, from the first interaction on, and what depends on it. The links
 * are plain HTML, so that they work before that and without scripts.
 */
export function Navigator() {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => startNavigation(router), [router]);
  useLayoutEffect(() => onRouteChange(path), [path]);
  return null;
}

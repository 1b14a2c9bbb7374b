'use client';

import { useEffect } from 'react';
import { updateTimed } from './update-timed';

/** Updates the `Timed` elements of a page while it is viewed. Once in every page's shell. */
export function TimedIsland() {
  // Without dependencies: whenever the page is re-rendered, its elements are updated again.
  useEffect(updateTimed);
  return null;
}

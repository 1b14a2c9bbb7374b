'use client';

import { useEffect } from 'react';
import { judgeTimed } from './timed-judge';

/** Keeps what is `Timed` on a page right while it is seen. Once in every page's shell. */
export function TimedIsland() {
  // Without dependencies: whenever a page is rendered anew, so is what it judges.
  useEffect(judgeTimed);
  return null;
}

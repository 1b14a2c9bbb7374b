'use client';

import { useEffect, useState } from 'react';
import { pragueYear } from './prague-year';

/** The year in Prague: that of the drawing in the HTML, that of the viewing once in the browser. */
export function CurrentYear({ drawn }: { readonly drawn: string }) {
  const [year, setYear] = useState(drawn);
  useEffect(() => setYear(pragueYear(new Date())), []);
  return year;
}

import { version } from 'next/package.json';
import { expect, it } from 'vitest';
import { adjustments } from './adjustments.ts';

it.each(Object.entries(adjustments))(
  '%s was tried with the installed version of Next.js',
  (_name, { tried }) => {
    expect(tried).toBe(version);
  },
);

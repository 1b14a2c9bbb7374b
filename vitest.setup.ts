import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const LEVELS = ['error', 'warn'] as const;
let complaints: string[] = [];

// What a visitor's console would complain about (a missing key, a hydration difference, an
// invalid attribute) is a fault of the page, so it fails the test that provoked it.
beforeEach(() => {
  complaints = [];
  for (const level of LEVELS) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      complaints.push(`console.${level}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  if (complaints.length > 0) {
    throw new Error(complaints.join('\n'));
  }
});

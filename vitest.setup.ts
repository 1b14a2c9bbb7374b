import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Generous like the time for a test: a busy machine causes no failures.
configure({ asyncUtilTimeout: 10_000 });

const LEVELS = ['error', 'warn'] as const;
let complaints: string[] = [];

// A warning or error in a visitor's console (a missing key, a hydration mismatch, an invalid
// attribute) is a defect of the page, so it fails the test that caused it.
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
  // The next file may run in the same process.
  vi.unstubAllEnvs();
  if (complaints.length > 0) {
    throw new Error(complaints.join('\n'));
  }
});

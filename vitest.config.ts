import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SLOW_TAG } from './scripts/check/slow-tag.ts';

const NODE_TESTS = [
  'content-service/**/*.test.ts',
  'components/poster/**/*.test.ts',
  'content/**/*.test.ts',
  'lib/platform/env/**/*.test.ts',
  'lib/forms/**/*.test.ts',
  'lib/request/forms/**/*.test.ts',
  'scripts/**/*.test.ts',
  'server/**/*.test.ts',
  'studio/**/*.test.ts',
];

export default defineConfig({
  // It throws without React's server condition; tests import server code on purpose.
  resolve: {
    alias: {
      'server-only': fileURLToPath(import.meta.resolve('server-only').replace('index', 'empty')),
    },
  },
  test: {
    // The tests must run on a machine with two cores.
    maxWorkers: 2,
    // Generous, so that only tests that hang fail, and a busy machine causes no failures.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // Left out of npm test (scripts/check/steps.ts).
    tags: [{ name: SLOW_TAG, description: 'Takes about a second or longer.' }],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'site',
          environment: 'happy-dom',
          // A DOM for each worker instead of each file; every file still has its own modules.
          // Sharing the modules, too, saves no more than a tenth, and mocks would reach other files.
          pool: 'vmThreads',
          include: [
            '{app,checkout-demo,components,lib,messages}/**/*.test.{ts,tsx}',
            '{middleware,next.config}.test.ts',
          ],
          exclude: [...NODE_TESTS, '**/node_modules/**'],
          setupFiles: ['./vitest.setup.ts'],
          // Unscoped class names, so that tests can compare them.
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // Its modules import 'next/…' in a way that only a bundler resolves.
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // The modules of a file are loaded once for all tests that a worker runs.
          isolate: false,
          include: NODE_TESTS,
          server: { deps: { inline: ['next-intl'] } },
        },
      },
    ],
  },
});

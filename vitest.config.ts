import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const NODE_TESTS = [
  'content-service/**/*.test.ts',
  'content/**/*.test.ts',
  'lib/platform/env/**/*.test.ts',
  'lib/forms/**/*.test.ts',
  'lib/request/forms/**/*.test.ts',
  'scripts/**/*.test.ts',
  'server/**/*.test.ts',
];

export default defineConfig({
  // It throws wherever React's server condition is not set; tests import server code on purpose.
  resolve: {
    alias: {
      'server-only': fileURLToPath(import.meta.resolve('server-only').replace('index', 'empty')),
    },
  },
  test: {
    // Two cores are the smallest machine the tests have to be at home on.
    maxWorkers: 2,
    // Only what hangs fails by the clock; a busy machine does not.
    testTimeout: 30_000,
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
          include: [
            '{app,components,lib,messages}/**/*.test.{ts,tsx}',
            '{middleware,next.config}.test.ts',
          ],
          exclude: ['lib/platform/env/**', 'lib/{forms,request/forms}/**', '**/node_modules/**'],
          setupFiles: ['./vitest.setup.ts'],
          // Class names as they are written, so that a test can tell them apart.
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
          include: NODE_TESTS,
          server: { deps: { inline: ['next-intl'] } },
        },
      },
    ],
  },
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ruleFor } from './rules.ts';

const app = join(dirname(dirname(import.meta.dirname)), 'app');

/** The route handlers: their paths with `x` for each parameter, and the methods they export. */
const handlers = globSync('**/route.ts', { cwd: app }).map((file) => {
  const source = readFileSync(join(app, file), 'utf8');
  const path = `/${dirname(file).replace(/\[[^\]]+\]/g, 'x')}`;
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) =>
    new RegExp(`export (async )?function ${method}\\b`).test(source),
  );
  return { path, methods };
});

it.each(handlers)('allows $path the methods its handler exports: $methods', ({ path, methods }) => {
  const allowed = ruleFor(path, false).methods.filter((method) => method !== 'HEAD');
  expect(allowed).toEqual(methods);
});

it.each(handlers.filter(({ methods }) => methods.includes('POST')))(
  'limits the body size of $path',
  ({ path }) => {
    expect(ruleFor(path, false).body?.bytes).toBeLessThan(50_000_000);
  },
);

it.each(['/api/revalidate/', '//api/revalidate', '/API/revalidate', '/api/campaigns', '/en'])(
  'allows only GET and HEAD for %s',
  (path) => {
    expect(ruleFor(path, false)).toEqual({ methods: ['GET', 'HEAD'] });
  },
);

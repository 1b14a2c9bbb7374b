import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nonPagePaths } from '../../routing/non-page-paths.ts';
import { isPageTarget } from './page-target.ts';

it('excludes the same paths as the middleware', () => {
  const middleware = readFileSync(join(import.meta.dirname, '../../../middleware.ts'), 'utf8');
  const [, matcher = ''] = /matcher:\s*'\/\(\(\?!(.*)\)\.\*\)'/.exec(middleware) ?? [];
  const words = matcher.replaceAll('\\\\', '\\').replaceAll('/', '\\/');
  expect(nonPagePaths.source).toBe(`^\\/(?:${words})`);
});

it.each(['/en', '/apis', '/en/api/x', '/robots.txt/x'])('%s is a page', (target) => {
  expect(isPageTarget(`${target}?a=/api/`)).toBe(true);
});

it.each(['/api/health', '/assets/x.svg', '/robots.txt', '/favicon.ico'])(
  '%s is not a page',
  (target) => {
    expect(isPageTarget(`${target}?a`)).toBe(false);
  },
);

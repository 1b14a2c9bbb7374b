import { expect, test } from 'vitest';
import { splitTarget } from './split-target.ts';

test.each([
  ['/en', '/en', null],
  ['/en?', '/en', ''],
  ['/en?a=1&b=?', '/en', 'a=1&b=?'],
  ['?a', '', 'a'],
  ['/en?a\nb', '/en', 'a\nb'],
  ['', '', null],
])('splits %j into the path %j and the query %j', (target, path, query) => {
  expect(splitTarget(target)).toEqual({ path, query });
});

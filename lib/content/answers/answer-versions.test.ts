// @vitest-environment node
import { expect, it } from 'vitest';
import { isRenderedFromCurrent, setVersion, versionOf, versionTag } from './answer-versions.ts';

const [before, after] = [versionOf({ price: 390 }), versionOf({ price: 420 })];

it('accepts a page only while the answers that it was rendered from are the current ones', () => {
  const tags = ['content', 'content:price', versionTag('price', before)];
  expect(isRenderedFromCurrent(tags)).toBe(false);
  setVersion('price', before);
  expect(isRenderedFromCurrent(tags)).toBe(true);
  setVersion('price', after);
  expect(isRenderedFromCurrent(tags)).toBe(false);
  setVersion('price', null);
  expect(isRenderedFromCurrent(tags)).toBe(false);
});

it('accepts no page during whose rendering an answer changed', () => {
  setVersion('price', after);
  const tags = [versionTag('price', before), versionTag('price', after)];
  expect(isRenderedFromCurrent(tags)).toBe(false);
});

it('gives equal values the same version', () => {
  expect(versionOf({ price: 390 })).toBe(before);
  expect(before).not.toBe(after);
});

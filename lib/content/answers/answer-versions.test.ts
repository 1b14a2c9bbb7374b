// @vitest-environment node
import { expect, it } from 'vitest';
import {
  isRenderedFromCurrent,
  isRenderedFromOutdated,
  setVersion,
  versionOf,
  versionTag,
} from './answer-versions.ts';

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

it('finds a page outdated once an answer has another version than it was rendered from', () => {
  const tags = ['content:price', versionTag('price', before)];
  setVersion('price', before);
  expect(isRenderedFromOutdated(tags)).toBe(false);
  setVersion('price', after);
  expect(isRenderedFromOutdated(tags)).toBe(true);
  expect(isRenderedFromOutdated([...tags, versionTag('price', after)])).toBe(true);
  // Nobody asks for what was removed until a page is rendered from it again.
  setVersion('price', null);
  expect(isRenderedFromOutdated(tags)).toBe(false);
});

it('gives equal values the same version', () => {
  expect(versionOf({ price: 390 })).toBe(before);
  expect(before).not.toBe(after);
});

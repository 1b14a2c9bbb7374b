import { expect, test } from 'vitest';
import { isVisibleText } from './is-visible-text.ts';

type Path = Parameters<typeof isVisibleText>[0]['sourcePath'];

const keyed = (_key: string) => ({ _key, _index: -1 });

function isVisible(sourcePath: Path, { type = 'page', value = 'A text' } = {}): boolean {
  return isVisibleText({
    sourcePath,
    resultPath: [],
    sourceDocument: { _id: 'id', _type: type },
    value,
    filterDefault: () => true,
  });
}

test.each<[Path]>([
  [['title', 'en']],
  [['sections', keyed('a'), 'heading', 'de']],
  [['sections', keyed('a'), 'picture', 'alt', 'it']],
  [['body', 'cs', keyed('a'), 'children', keyed('b'), 'text']],
  [['sections', keyed('a'), 'partners', keyed('b'), 'name']],
])('visitors read %j', (path) => {
  expect(isVisible(path)).toBe(true);
});

test.each<[Path]>([
  [['slug', 'en']],
  [['previousSlugs', keyed('a'), 'slug']],
  [['languages', 0]],
  [['en']],
  [['start']],
  [['price']],
  [['route']],
  [['sections', keyed('a'), '_type']],
  [['sections', keyed('a'), 'anchor']],
  [['sections', keyed('a'), 'actions', keyed('b'), 'url']],
  [['body', 'cs', keyed('a'), 'markDefs', keyed('b'), 'href']],
  [['body', 'cs', keyed('a'), 'style']],
  [['seo', 'title', 'en']],
  [['responsibleDrinkingUrl', 'cs']],
])('programs read %j', (path) => {
  expect(isVisible(path)).toBe(false);
});

test('the name of a navigation and a blank text are not visible', () => {
  expect(isVisible(['name'], { type: 'person' })).toBe(true);
  expect(isVisible(['name'], { type: 'navigation' })).toBe(false);
  expect(isVisible(['title', 'en'], { value: ' ' })).toBe(false);
});

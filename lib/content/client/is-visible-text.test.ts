import { expect, test } from 'vitest';
import type { Locale } from '../../platform/i18n/locales.ts';
import { isVisibleText, type SourcedText } from './is-visible-text.ts';

type Path = SourcedText['sourcePath'];

const keyed = (_key: string) => ({ _key, _index: -1 });

interface Options {
  readonly locale?: Locale;
  readonly type?: string;
  readonly value?: string;
}

function isVisible(
  sourcePath: Path,
  { locale = 'de', type = 'page', value = 'A text' }: Options = {},
): boolean {
  return isVisibleText(locale)({
    sourcePath,
    resultPath: [],
    sourceDocument: { _id: 'id', _type: type },
    value,
  });
}

test.each<[Path]>([
  [['title', 'en']],
  [['sections', keyed('a'), 'heading', 'de']],
  [['sections', keyed('a'), 'picture', 'alt', 'de']],
  [['body', 'de', keyed('a'), 'children', keyed('b'), 'text']],
  [['sections', keyed('a'), 'partners', keyed('b'), 'name']],
  [['sections', keyed('a'), 'items', keyed('b'), 'value']],
  [['sections', keyed('a'), 'items', keyed('b'), 'unit']],
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
  [['sections', keyed('a'), 'items', keyed('b'), 'mode']],
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

test('of other languages, only English is visible, which stands in for what is missing', () => {
  const textIn = (locale: Locale) => ['body', locale, keyed('a'), 'children', keyed('b'), 'text'];
  expect(isVisible(textIn('en'), { locale: 'cs' })).toBe(true);
  expect(isVisible(textIn('it'), { locale: 'cs' })).toBe(false);
  expect(isVisible(['title', 'it'], { locale: 'cs' })).toBe(false);
});

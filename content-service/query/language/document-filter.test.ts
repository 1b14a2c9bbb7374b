import { parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { mayMatch } from '../../listen/matches.ts';
import { documentFilterOf, idsOf } from './document-filter.ts';

const document = {
  _id: 'drafts.a',
  _type: 'song',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  title: 'The long song',
  year: 1999,
  isLive: false,
  author: { _ref: 'b' },
  tags: [{ name: 'x' }, { name: 'y' }],
};

const filterOf = (query: string, params = {}) => documentFilterOf(parse(query, { params }));
const passes = (filter: string, params = {}) =>
  mayMatch(filterOf(`*[${filter}]`, params), document, 'somebody');

describe('a filter of one document', () => {
  test.each<[filter: string, expected: boolean, params?: Record<string, unknown>]>([
    ['_id == "drafts.a"', true],
    ['_id in $ids', true, { ids: ['drafts.a', 'c'] }],
    ['_id in path("drafts.**")', true],
    ['!(_id in path("drafts.**"))', false],
    ['_type == "song" && year > 1990', true],
    ['_type == "song" && year > 2000', false],
    ['_type != "song" || title match "lo*"', true],
    ['title match "lo*" && title match "short"', false],
    ['references("b")', true],
    ['references($id)', false, { id: 'c' }],
    ['"y" in tags[].name', true],
    ['"z" in tags[].name', false],
    ['defined(author) && !defined(editor)', true],
    ['!isLive', true],
    ['missing == 1', false],
    ['!(missing > 1)', false],
    ['identity() == "somebody"', true],
    ['dateTime(_createdAt) < dateTime(now())', true],
    ['lower(title) == "the long song"', true],
  ])('%s is %s', (filter, expected, params = {}) => {
    expect(passes(filter, params)).toBe(expected);
  });

  test('is the one directly over all documents', () => {
    for (const rest of ['', '[0]', '{title}', ' | order(title)[0..3]{title}', '[year == 1999]']) {
      expect(mayMatch(filterOf(`*[_type == "song"]${rest}`), document, '')).toBe(true);
      expect(mayMatch(filterOf(`*[_type == "book"]${rest}`), document, '')).toBe(false);
    }
    expect(mayMatch(filterOf('*[_type == "song"][year == 1]'), document, '')).toBe(false);
  });
});

describe('what one document does not determine', () => {
  test.each([
    'author->name == "B"',
    '!(author->name == "B")',
    '_id in *[_type == "list"][0].ids',
    'count(*[references(^._id)]) > 3 && year == 1999',
    'text::query("x")',
    // These do, but may take for ever.
    'count([1, 2][count([3, 4][true]) > 0]) > 5',
    'title match "*a*b*c*d*e*"',
    '_id in path("**.**.**.**")',
    `${'references("c") || '.repeat(100)} false`,
  ])('passes: %s', (filter) => {
    expect(passes(filter)).toBe(true);
  });

  test('does not pass where the rest of the filter is false', () => {
    expect(passes('author->name == "B" && _type == "book"')).toBe(false);
    expect(passes('!(author->name == "B" || _type == "song")')).toBe(false);
  });

  test.each(['*', 'count(*[_type == "book"])', '{"books": *[_type == "book"]}'])(
    'includes a query without a filter: %s',
    (query) => {
      expect(mayMatch(filterOf(query), document, '')).toBe(true);
    },
  );
});

describe('the documents that a filter names', () => {
  test.each([
    ['_id == "a"', ['a']],
    ['_id in ["a", "b"] && _type == "song"', ['a', 'b']],
    ['_type == "song" && (_id == "a" || _id == "b")', ['a', 'b']],
    ['_id == "a" || _type == "song"', null],
    ['!(_id == "a")', null],
    ['_type == "song"', null],
  ])('%s are %j', (filter, expected) => {
    expect(idsOf(filterOf(`*[${filter}]`))).toEqual(expected);
  });
});

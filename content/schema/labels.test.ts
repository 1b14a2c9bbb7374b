import { describe, expect, it } from 'vitest';
import { isRecord, type JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { ages } from '../../lib/content/parse/formats/read-number.ts';
import { schemaTypes } from './index.ts';
import * as formats from './rules/formats.ts';
import * as messages from './rules/messages.ts';
import { sectionTypes } from './sections/index.ts';

/** A part of the schema that editors see: a type, a field, a style, an option of a list. */
interface Labelled {
  readonly path: string;
  readonly part: JsonRecord;
}

const isType = ({ part }: Labelled) => typeof part.name === 'string' && 'type' in part;

/** Lists an object of the schema and those inside; paths of previews are no labels. */
function partsIn(value: unknown, path: string): Labelled[] {
  if (Array.isArray(value)) return value.flatMap((item) => partsIn(item, path));
  if (!isRecord(value)) return [];
  const name = value.name ?? value.value;
  const here = typeof name === 'string' ? `${path}.${name}` : path;
  return [
    { path: here, part: value },
    ...Object.entries(value).flatMap(([key, inside]) =>
      key === 'preview' ? [] : partsIn(inside, here),
    ),
  ];
}

const parts = schemaTypes.flatMap((type) => partsIn(type, ''));
const types = parts.filter(isType);

const labels = (key: 'title' | 'description') =>
  parts.flatMap(({ path, part }) => {
    const text = part[key];
    return typeof text === 'string' ? [{ path, text }] : [];
  });
const titles = labels('title');
const descriptions = labels('description');

/** Terms of developers, and figures of speech that say nothing to an editor. */
const avoided =
  /\b(arrays?|strings?|booleans?|objects?|references?|document types?|tones?|plates?|hangs?|told|words|drawn?|kept|whoever|houses?|doors?)\b/i;

describe('the labels of the editing schema', () => {
  it('include a title of every type and field', () => {
    expect(types.length).toBeGreaterThan(200);
    const untitled = types.filter(({ part }) => !part.title);
    expect(untitled.map(({ path }) => path)).toEqual([]);
  });

  it('include a description of every kind of document and section', () => {
    const sections = new Set<string>(sectionTypes.map(({ name }) => name));
    const undescribed = schemaTypes
      .filter(({ name, type }) => type === 'document' || sections.has(name))
      .filter((type) => !('description' in type));
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });

  it('include a title of every value in a list of options', () => {
    const lists = parts.flatMap(({ path, part }) =>
      Array.isArray(part.list) ? [{ path, options: part.list }] : [],
    );
    expect(lists.length).toBeGreaterThan(20);
    const untitled = lists.filter(({ options }) =>
      options.some((option) => !isRecord(option) || !option.title),
    );
    expect(untitled).toEqual([]);
  });

  it('have short titles without a full stop, those of types and fields capitalised', () => {
    const isShort = (title: string) => title.length <= 40 && !title.endsWith('.');
    expect(titles.filter(({ text }) => !isShort(text))).toEqual([]);
    const small = types.filter(({ part }) => !/^\p{Lu}/u.test(String(part.title)));
    expect(small.map(({ path }) => path)).toEqual([]);
  });

  it('have descriptions of at most 200 characters that end with a full stop', () => {
    expect(descriptions.length).toBeGreaterThan(100);
    const isSentence = (text: string) => text.length <= 200 && text.endsWith('.');
    expect(descriptions.filter(({ text }) => !isSentence(text))).toEqual([]);
  });

  it('use the words of editors', () => {
    expect([...titles, ...descriptions].filter(({ text }) => avoided.test(text))).toEqual([]);
  });
});

describe('the validation messages', () => {
  const { number, requiredNumber, requiredVisitors, ...validators } = formats;
  const texts = [
    ...Object.values(messages).map((message) =>
      typeof message === 'string' ? message : undefined,
    ),
    number({ min: 1, max: 1000, integer: true })(0),
    requiredNumber({ min: 0, max: 100 })(null),
    requiredVisitors(1)(0),
    messages.numberWithin(ages),
    messages.afterField('Start'),
    messages.notBeforeField('Valid from'),
    messages.notLessThanField('Lowest monthly salary in CZK'),
    messages.notMoreThanField('Number of persons'),
    messages.slugTaken('Lantern night'),
    messages.valueTaken('Are dogs allowed?'),
  ].filter((text) => text !== undefined);

  it('are whole sentences', () => {
    const isSentence = (text: unknown) => /^\p{Lu}.*\.$/u.test(String(text));
    expect(texts.filter((text) => !isSentence(text))).toEqual([]);
    expect(texts.filter((text) => avoided.test(String(text)))).toEqual([]);
  });

  it('answer every value that the site cannot parse', () => {
    const answers = Object.values(validators).map((validate) => validate({ not: 'a value' }));
    expect(answers.filter((answer) => !texts.includes(answer))).toEqual([]);
  });
});

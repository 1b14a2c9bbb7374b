import { expect, it } from 'vitest';
import { cheapestExperience } from '../../lib/content/documents/experience/experience.query.ts';
import { navigation } from '../../lib/content/documents/navigation/navigation.query.ts';
import { openingHours } from '../../lib/content/documents/opening-hours/opening-hours.query.ts';
import { settings } from '../../lib/content/documents/settings/settings.query.ts';
import { isDocument } from '../../lib/content/parse/document.ts';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { slugIndex } from '../../lib/content/queries/slug-index.query.ts';
import { seeded } from '../testing/seeded.ts';
import { evaluateOver } from './evaluate-over.ts';
import { type QueryAnswer, runAllQueries } from './run-all-queries.ts';
import { demoDocuments } from './testing/demo-documents.ts';
import { mutations } from './testing/mutate.ts';
import { withSiblingValues } from './testing/sibling-values.ts';

const answers = await runAllQueries(evaluateOver(await demoDocuments()));
const rounds = process.env.TEST_FULL ? 100 : 3;
/** How many documents of each type get values of others. */
const siblingsEach = process.env.TEST_FULL ? 100 : 2;

/**
 * Parses a result, and the parsed value again as it is stored: it must be valid itself, or parsing has
 * accepted something invalid.
 */
function parseTwice({ query }: QueryAnswer, result: unknown, lastFit?: unknown) {
  const once = query.parse(result, lastFit);
  if (!once.ok || once.value === null) return;
  expect(malformedTexts(once.value)).toEqual([]);
  const stored = structuredClone(once.value);
  const twice = query.parseStored?.(stored) ?? query.parse(stored);
  expect(twice).toEqual({ ok: true, value: once.value, problems: [] });
}

/** Returns the strings in a value that contain lone surrogates or control characters. */
function malformedTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(value) ? [] : [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(malformedTexts)
    : [];
}

/**
 * Returns a copy of a value with a control character and half an emoji at the end of every text.
 * Only texts contain spaces: dates, slugs and choices stay valid, and their documents fit.
 */
function withHalfAnEmoji(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? `${value}\u0001\uD83C` : value;
  if (Array.isArray(value)) return value.map(withHalfAnEmoji);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withHalfAnEmoji(each)]),
  );
}

it.each(answers)('returns well-formed texts from a malformed $query.name $params', (answer) => {
  const parsed = answer.query.parse(withHalfAnEmoji(answer.result));
  expect(parsed).toMatchObject({ ok: true, problems: [] });
  expect(malformedTexts(parsed)).toEqual([]);
});

it.each(answers)(
  'neither throws on nor accepts anything invalid in a mutated $query.name $params',
  (answer) => {
    const random = seeded(JSON.stringify([answer.query.name, answer.params]));
    for (let round = 0; round < rounds; round += 1) {
      const count = 1 + Math.floor(random() * 5);
      parseTwice(answer, mutations(answer.result, count, random));
    }
  },
);

/** Lists whose unfit documents keep their last fit value. */
const keeping = [navigation, openingHours, settings, slugIndex].map(({ name }) => name);

// The cheapest experience is another one when a price changes.
const lists = answers.filter(
  ({ query, params }) => Object.keys(params).length === 0 && query !== cheapestExperience,
);

it.each(lists)('keeps other documents of $query.name when one has a value of theirs', (answer) => {
  const { query, result, parsed } = answer;
  const fit = parsed.ok ? parsed.value : undefined;
  for (const { id, field, result: changed } of withSiblingValues(result, siblingsEach)) {
    parseTwice(answer, changed);
    parseTwice(answer, changed, fit);
    const after = query.parse(changed, fit);
    const where = { id, field };
    const others = after.ok ? withoutDocument(after.value, id) : null;
    const accused = after.ok ? after.problems.map((problem) => problem.id) : [];
    expect({ where, others }).toEqual({ where, others: withoutDocument(fit, id) });
    expect({ where, accused }).toEqual({ where, accused: accused.map(() => id) });
    if (!after.ok || after.problems.length === 0 || !keeping.includes(query.name)) continue;
    expect({ where, value: after.value }).toEqual({ where, value: fit });
  }
});

/** Returns a list, or an object of lists, without a document. */
function withoutDocument(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isDocument(each) || each._id !== id);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, list]) => [name, withoutDocument(list, id)]),
  );
}

it.each([
  ['text', '<html>'],
  ['a number', 1],
  ['true', true],
  ['nothing', undefined],
  ['a list of nothing', [null]],
  ['a list of text', ['a']],
  ['an empty object', {}],
  ['an object of something else', { status: 'ok' }],
  ['a list in a list', [[]]],
  ['a document without an id', [{ _type: 'event' }]],
])('rejects %s as the result of any query', (_, result) => {
  for (const { query } of answers) expect(query.parse(result)).toMatchObject({ ok: false });
});

it('rejects a list as a document, and null as a list', () => {
  for (const { query, params } of answers) {
    const isSingle = Object.keys(params).length > 0;
    expect(query.parse(isSingle ? [] : null).ok).toBe(false);
    expect(query.parse(isSingle ? null : []).ok).toBe(query.name !== 'slugIndex');
  }
});

it('parses a document nested ten thousand levels deep', () => {
  let deep: unknown = 'text';
  for (let level = 0; level < 10_000; level += 1) deep = { _id: 'a', children: [deep], en: deep };
  for (const { query } of answers) {
    expect(() => query.parse(deep)).not.toThrow();
    expect(() => query.parse([deep])).not.toThrow();
  }
});

import { expect, it } from 'vitest';
import { contentQueries } from './content-queries.ts';

/** Matches a list of documents of types up to its projection. */
const list = /\*\[_type [^{]*/g;

const lists = contentQueries.flatMap(({ name, groq }) =>
  (groq.match(list) ?? []).filter((each) => !each.includes('$id')).map((each) => [name, each]),
);

it.each(lists)('%s: a list has an order that leaves nothing to the service', (_name, selection) => {
  expect(selection).toMatch(/ \| order\(.*_id asc\)$/);
});

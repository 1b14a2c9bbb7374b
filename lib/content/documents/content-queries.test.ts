import { expect, it } from 'vitest';
import type { ContentQuery } from '../model/content-query.ts';
import { contentQueries } from './content-queries.ts';

const modules = import.meta.glob<Record<string, unknown>>('../**/*.query.ts', { eager: true });

function isQuery(value: unknown): value is ContentQuery<unknown> {
  return typeof value === 'object' && value !== null && 'groq' in value && 'parse' in value;
}

it('lists every query of documents, so that its stored answers are refreshed', () => {
  const exported = Object.values(modules).flatMap((module) => Object.values(module));
  const names = (queries: readonly ContentQuery<unknown>[]) =>
    queries.map(({ name }) => name).sort();
  expect(names(contentQueries)).toEqual(names(exported.filter(isQuery)));
});

/** Matches a list of documents of types up to its projection. */
const list = /\*\[_type [^{]*/g;

const lists = contentQueries.flatMap(({ name, groq }) =>
  (groq.match(list) ?? []).filter((each) => !each.includes('$id')).map((each) => [name, each]),
);

it.each(lists)('%s: a list has an order that leaves nothing to the service', (_name, selection) => {
  expect(selection).toMatch(/ \| order\(.*_id asc\)$/);
});

const documents = contentQueries.flatMap(({ name, groq, batchGroq }) =>
  groq.includes('$id') ? [[name, batchGroq] as const] : [],
);

it.each(documents)('%s: several documents can be requested at once', (_name, batchGroq) => {
  expect(batchGroq).toMatch(/^\s*\*\[_type == "\w+" && _id in \$ids\]\{/);
});

// @module-tag slow

import { expect, it } from 'vitest';
import { documentTypes } from '../format/schema-index.ts';
import type { FullDocument } from '../json/json.ts';
import { evaluateOver } from './evaluate-over.ts';
import { type QueryAnswer, runAllQueries } from './run-all-queries.ts';
import { corruptedDocuments } from './testing/corrupt.ts';
import { demoDocuments } from './testing/demo-documents.ts';

// Every field of every document in every way, one at a time, through the queries and parsers: e2e/corrupted
// does so for each field of each type, from the content service to the page.

const documents = await demoDocuments();
const byId = new Map(documents.map((document) => [document._id, document]));

const read = (document: FullDocument) => runAllQueries(evaluateOver([document], byId));

/** Whether a value is a document with this id, or a list that has it. */
function holds(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((each) => holds(each, id));
  return typeof value === 'object' && value !== null && '_id' in value && value._id === id;
}

/** Returns the names of the queries that find a document and neither return nor report it. */
function silentQueries(answers: readonly QueryAnswer[], id: string): string[] {
  const isSilent = ({ result, parsed }: QueryAnswer) =>
    holds(result, id) &&
    !(parsed.ok && (holds(parsed.value, id) || parsed.problems.some((each) => each.id === id)));
  return answers.filter(isSilent).map(({ query }) => query.name);
}

const keyOf = ({ query, params }: QueryAnswer) => query.name + JSON.stringify(params);

/** Returns what the parsers make of a document while every part of it is fit, by query. */
async function fitValues(document: FullDocument): Promise<ReadonlyMap<string, unknown>> {
  const answers = await read(document);
  return new Map(
    answers.flatMap((answer) => (answer.parsed.ok ? [[keyOf(answer), answer.parsed.value]] : [])),
  );
}

it.each(documentTypes)(
  'a corrupted field of any %s is read or reported, and what was last fit is kept',
  { timeout: 900_000 },
  async (type) => {
    const wrong: unknown[] = [];
    for (const original of documents.filter(({ _type }) => _type === type)) {
      const { _id: id } = original;
      const fit = await fitValues(original);
      for (const { document, path, way } of corruptedDocuments(original)) {
        // As previews parse it, which have no last fit version, and as public pages do.
        const first = await read(document);
        const again = first.map((answer): QueryAnswer => {
          const parsed = answer.query.parse(answer.result, fit.get(keyOf(answer)));
          return { ...answer, parsed };
        });
        const silent = [first, again].flatMap((answers) => silentQueries(answers, id));
        const lost = again.flatMap(({ parsed, ...answer }) => {
          const isLost = parsed.ok && parsed.value === null && answer.params.id === id;
          return isLost && fit.get(keyOf({ parsed, ...answer })) ? [answer.query.name] : [];
        });
        if (silent.length + lost.length > 0) wrong.push({ id, path, way, silent, lost });
      }
    }
    expect(wrong).toEqual([]);
  },
);

import 'server-only';
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { answerKey } from './answer-key.ts';
import { type AnswerSlot, storeShared } from './answer-store.ts';
import { readSharedAnswer } from './shared-answers.ts';

/** How many answers are requested from the shared store at the same time: each has to come soon. */
const concurrency = 8;

type Wanted = Pick<AnswerSlot, 'query' | 'params'>;

/**
 * Stores the answers of other instances that are later than those of this one, which it has not compared
 * with the content service. Returns the keys of those whose values differ. Never rejects.
 */
export async function adoptAnswers(wanted: Iterable<Wanted>): Promise<string[]> {
  const read = async ({ query, params }: Wanted) => {
    const key = answerKey(query, params);
    return { query, params, key, shared: await readSharedAnswer(key) };
  };
  const found = await mapConcurrently(wanted, read, concurrency);
  // All in one turn, so that no page mixes old and new content.
  return found.flatMap(({ query, params, key, shared }) =>
    shared && storeShared(query, params, shared).changed ? [key] : [],
  );
}

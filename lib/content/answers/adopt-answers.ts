import 'server-only';
import { answerKey } from './answer-key.ts';
import { type AnswerSlot, storeShared } from './answer-store.ts';
import { readSharedAnswer, type SharedAnswer } from './shared-answers.ts';

/** How many answers are requested from the shared store at the same time: each has to come soon. */
const concurrency = 8;

type Wanted = Pick<AnswerSlot, 'query' | 'params'>;

/**
 * Stores the answers of other instances that are later than those of this one, which it has not compared
 * with the content service. Returns the keys of those whose values differ. Never rejects.
 */
export async function adoptAnswers(wanted: Iterable<Wanted>): Promise<string[]> {
  const queue = [...wanted];
  const found: (Wanted & { readonly shared: SharedAnswer })[] = [];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const shared = await readSharedAnswer(answerKey(next.query, next.params));
      if (shared) found.push({ ...next, shared });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  // All in one turn, so that no page mixes old and new content.
  return found.flatMap(({ query, params, shared }) =>
    storeShared(query, params, shared) ? [answerKey(query, params)] : [],
  );
}

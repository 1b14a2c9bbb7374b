import 'server-only';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { DAY_S } from '../../platform/durations.ts';
import { processState } from '../../platform/process-state.ts';
import { sharedStore } from '../../platform/shared-store.ts';
import { type AnswerFile, answerSchema } from './answer-schema.ts';

/** How long instances share an answer, in s. */
const LIFE_S = 7 * DAY_S;

/**
 * After how long an answer is shared again, in ms: at each hourly comparison, because a store that is
 * full evicts first what is rarely read.
 */
const SHARED_MS = 50 * 60 * 1000;

/** How many answers are remembered as shared; those beyond are shared again. */
const CAPACITY = 10_000;

const schema = answerSchema.extend({ comparedAt: z.number() });

/**
 * An answer that instances share, with the time at which the content service was asked for it, in ms
 * since 1970.
 */
export type SharedAnswer = z.infer<typeof schema>;

/** Connections and versions that this process has shared, by the keys of the answers. */
const shared = processState(
  'content.shared-answers',
  () => new LRUCache<string, string>({ max: CAPACITY, ttl: SHARED_MS }),
);

/**
 * Shares an answer with the other instances of the build, unless one of them has shared a later one, or
 * this version of it was shared already through the same connection. Never rejects; without a connection,
 * does nothing.
 */
export async function shareAnswer(
  key: string,
  version: string,
  answer: AnswerFile & { readonly comparedAt: number },
): Promise<void> {
  const store = sharedStore('site');
  const connection = store?.connection();
  if (!store || !connection) return;
  const name = `${connection} ${version}`;
  if (shared.get(key) === name) return;
  shared.set(key, name);
  const earlier = await readSharedAnswer(key);
  if (earlier && earlier.comparedAt > answer.comparedAt) return;
  const isStored = await store.set(storeKey(key), Buffer.from(JSON.stringify(answer)), LIFE_S);
  if (!isStored) shared.delete(key);
}

/**
 * Returns the answer with that key which instances share; null if there is none, or no connection. Waits
 * for the first attempt to connect.
 */
export async function readSharedAnswer(key: string): Promise<SharedAnswer | null> {
  const store = sharedStore('site');
  await store?.attempted;
  const bytes = await store?.get(storeKey(key));
  if (!bytes) return null;
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}

const storeKey = (key: string) => `answer:${key}`;

import 'server-only';
import { LRUCache } from 'lru-cache';
import { processState } from '../../platform/process-state.ts';
import { sharedStore } from '../../platform/shared-store.ts';
import { type AnswerFile, answerFile } from './answer-files.ts';

/** How long instances share an answer, in s. */
const LIFE_S = 7 * 24 * 60 * 60;

/** After how long an answer is shared again, in ms. */
const SHARED_MS = 24 * 60 * 60 * 1000;

/** How many answers are remembered as shared; those beyond are shared again. */
const CAPACITY = 10_000;

/** What this process has shared: connections and versions by the keys of the answers. */
const shared = processState(
  'content.shared-answers',
  () => new LRUCache<string, string>({ max: CAPACITY, ttl: SHARED_MS }),
);

/**
 * Shares an answer with the other instances of the site, unless this version of it was shared already
 * through the same connection. Never rejects; without a connection, does nothing.
 */
export async function shareAnswer(
  key: string,
  version: string,
  answer: () => AnswerFile,
): Promise<void> {
  const store = sharedStore();
  const connection = store?.connection();
  if (!store || !connection) return;
  const name = `${connection} ${version}`;
  if (shared.get(key) === name) return;
  shared.set(key, name);
  await store.set(storeKey(key), Buffer.from(JSON.stringify(answer())), LIFE_S);
}

/**
 * Returns the answer with that key which an instance has shared last; null if there is none, or no
 * connection.
 */
export async function readSharedAnswer(key: string): Promise<AnswerFile | null> {
  const store = sharedStore();
  await store?.attempted;
  const bytes = await store?.get(storeKey(key));
  return bytes ? answerFile(bytes.toString()) : null;
}

const storeKey = (key: string) => `answer:${key}`;

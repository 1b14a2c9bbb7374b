import 'server-only';
import { processState } from '../../platform/process-state.ts';
import { freshClient } from '../client.ts';
import { contentQueries } from '../queries/index.ts';
import { readAllAnswerFiles } from './answer-files.ts';
import { answerKey } from './answer-key.ts';
import {
  type AnswerSlot,
  forgetAnswer,
  storeAnswer,
  storedAnswer,
  storedAnswers,
} from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';
import { requestAnswer } from './request-answer.ts';

/** How long one answer may take, in ms. */
const deadline = 10_000;

/** How many requests are under way at a time. */
const concurrency = 8;

/** An answer whose value is another one than before. */
export interface ChangedAnswer {
  readonly key: string;
  /** When a page last read the value before, in ms since 1970; 0 if none did in this process. */
  readonly readAt: number;
}

/**
 * What asking again has brought; `complete` is false when the service did not answer everything.
 */
export interface Refresh {
  readonly complete: boolean;
  readonly changed: readonly ChangedAnswer[];
}

const state = processState<{ running: Promise<Refresh> | null; next: Promise<Refresh> | null }>(
  'content.refresh',
  () => ({ running: null, next: null }),
);

/**
 * Asks again for every answer that pages were rendered from and returns those that changed. Calls
 * that come while one is running share the next one: it begins after the change they are about.
 */
export function refreshAnswers(): Promise<Refresh> {
  if (!state.running) {
    state.running = refreshAll().finally(() => {
      state.running = null;
    });
    return state.running;
  }
  state.next ??= state.running
    .catch(() => undefined)
    .then(() => {
      state.next = null;
      return refreshAnswers();
    });
  return state.next;
}

/** Takes the answers of the build and of earlier processes into memory, and returns all. */
export async function loadAnswers(): Promise<ReadonlyMap<string, AnswerSlot>> {
  const byName = new Map(contentQueries.map((query) => [query.name, query]));
  for (const file of await readAllAnswerFiles()) {
    const query = byName.get(file.query);
    if (query) await storedAnswer(query, file.params);
  }
  return storedAnswers();
}

/** Asks for everything first and stores it then, so that no page mixes before and after. */
async function refreshAll(): Promise<Refresh> {
  const queue = [...storedAnswers().values()];
  const answered: { slot: AnswerSlot; answer: StoredAnswer }[] = [];
  let complete = true;
  const work = async () => {
    for (let slot = queue.pop(); slot; slot = queue.pop()) {
      const { query, params, value: lastFit } = slot;
      const answer = await requestAnswer(freshClient, query, params, { deadline, lastFit });
      if (answer.ok) answered.push({ slot, answer });
      else complete = false;
      // The first silence is enough to know that nobody answers.
      if (isCircuitOpen()) queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const changed = answered.flatMap(({ slot, answer }) => store(slot, answer));
  return { complete: complete && !isCircuitOpen(), changed };
}

type StoredAnswer = Parameters<typeof storeAnswer>[2];

function store({ query, params, readAt }: AnswerSlot, answer: StoredAnswer): ChangedAnswer[] {
  const key = answerKey(query, params);
  const { changed } = storeAnswer(query, params, answer);
  // A document that is gone is not asked for again and again.
  if (answer.value === null && Object.keys(params).length > 0) void forgetAnswer(key);
  return changed ? [{ key, readAt }] : [];
}

import 'server-only';
import { processState } from '../../platform/process-state.ts';
import { freshClient } from '../client.ts';
import { contentQueries } from '../content-queries.ts';
import { readAllAnswerFiles } from './answer-files.ts';
import { answerKey } from './answer-key.ts';
import {
  type AnswerSlot,
  adoptAnswer,
  forgetAnswer,
  shareAnswers,
  storeAnswer,
  storedAnswer,
  storedAnswers,
} from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';
import { requestAnswer } from './request-answer.ts';

/** Time limit of one request, in ms. */
const deadline = 10_000;

/** How many requests run at the same time. */
const concurrency = 8;

/** An answer whose value has changed. */
export interface ChangedAnswer {
  readonly key: string;
  /** When a page last read the previous value; see `AnswerSlot`. */
  readonly readAt: number;
}

/**
 * The result of a refresh. `complete` is false if a query was not answered that may be when it is sent
 * again.
 */
export interface Refresh {
  readonly complete: boolean;
  readonly changed: readonly ChangedAnswer[];
}

interface State {
  running: Promise<Refresh> | null;
  next: Promise<Refresh> | null;
  isComplete: boolean;
  /** Whether this process has compared its answers with the content service. */
  hasCompared: boolean;
}

const state = processState<State>('content.refresh', () => ({
  running: null,
  next: null,
  isComplete: true,
  hasCompared: false,
}));

/** Whether the latest refresh was complete; a later one may store what it left out. */
export function isRefreshed(): boolean {
  return state.isComplete;
}

/**
 * Requests again every answer that pages were rendered from, and returns those that changed. Calls
 * made while a refresh is running share the next one, which begins after the changes they are
 * about.
 */
export function refreshAnswers(): Promise<Refresh> {
  if (!state.running) {
    state.running = refreshAll()
      .then((refresh) => {
        state.isComplete = refresh.complete;
        return refresh;
      })
      .finally(() => {
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

/** Loads the answers of the build and of earlier processes into memory, and returns all answers. */
export async function loadAnswers(): Promise<ReadonlyMap<string, AnswerSlot>> {
  const byName = new Map(contentQueries.map((query) => [query.name, query]));
  for (const file of await readAllAnswerFiles()) {
    const query = byName.get(file.query);
    if (query) await storedAnswer(query, file.params);
  }
  return storedAnswers();
}

/**
 * Requests all answers before storing any, so that no page mixes old and new content. Stores none if
 * the service ceased to respond; a process that has not compared its answers since its start then takes
 * those of other instances: its own may be those of the build.
 */
async function refreshAll(): Promise<Refresh> {
  const queue = [...storedAnswers().values()];
  const answered: { slot: AnswerSlot; answer: Answer }[] = [];
  let complete = true;
  const work = async () => {
    for (let slot = queue.pop(); slot; slot = queue.pop()) {
      const { query, params, value: lastFit } = slot;
      const answer = await requestAnswer(freshClient, query, params, { deadline, lastFit });
      if (answer.ok) answered.push({ slot, answer });
      else if (!answer.isRefused) complete = false;
      // The service is known to be down; the rest is skipped.
      if (isCircuitOpen()) queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (isCircuitOpen()) {
    return { complete: false, changed: state.hasCompared ? [] : await adoptAnswers() };
  }
  const changed = answered.flatMap(({ slot, answer }) => store(slot, answer));
  // Before the answers of the build are loaded, there is nothing to compare.
  if (complete && answered.length > 0) state.hasCompared = true;
  shareAnswers();
  return { complete, changed };
}

/** Stores the answers of other instances that changed later than those here; returns what changed. */
async function adoptAnswers(): Promise<ChangedAnswer[]> {
  const adopted = [...storedAnswers()].map(async ([key, { query, params, readAt }]) =>
    (await adoptAnswer(query, params)) ? [{ key, readAt }] : [],
  );
  return (await Promise.all(adopted)).flat();
}

type Answer = Parameters<typeof storeAnswer>[2];

function store({ query, params, readAt }: AnswerSlot, answer: Answer): ChangedAnswer[] {
  const key = answerKey(query, params);
  const { changed } = storeAnswer(query, params, answer);
  // A removed document is not requested again at every refresh; an unfit one may become fit.
  const isRemoved = answer.value === null && answer.problems.length === 0;
  if (isRemoved && Object.keys(params).length > 0) void forgetAnswer(key);
  return changed ? [{ key, readAt }] : [];
}

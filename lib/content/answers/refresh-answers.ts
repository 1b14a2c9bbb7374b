import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { pause } from '../../platform/pause.ts';
import { processState } from '../../platform/process-state.ts';
import { contentQueries } from '../documents/content-queries.ts';
import { adoptAnswers } from './adopt-answers.ts';
import {
  readAllAnswerFiles,
  readEarlierAnswerFiles,
  removeEarlierAnswerFiles,
} from './answer-files.ts';
import { answerKey } from './answer-key.ts';
import {
  type AnswerSlot,
  forgetAnswer,
  restoreAnswer,
  shareAnswers,
  storeAnswer,
  storedAnswers,
  storeShared,
} from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';
import { beginComparison } from './comparisons.ts';
import { type Batch, type CurrentAnswer, requestAnswers, toBatches } from './request-answers.ts';

/** How many requests run at the same time. */
const concurrency = 8;

/**
 * How long a refresh that others have waited for begins after the one before, as a share of its duration,
 * and in ms at most. Meanwhile webhooks are answered: a proxy that does not get an answer in time has
 * them sent again, and each one causes a refresh.
 */
const breakShare = 0.5;
const maxBreakMs = 1000;

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

/** Returns an answer as changed. */
export function changedAnswer(key: string): ChangedAnswer {
  return { key, readAt: storedAnswers().get(key)?.readAt ?? -Infinity };
}

interface State {
  loading: Promise<void> | null;
  running: Promise<Refresh> | null;
  next: Promise<Refresh> | null;
  /** How long the latest refresh took, in ms. */
  duration: number;
  isComplete: boolean;
}

const state = processState<State>('content.refresh', () => ({
  loading: null,
  running: null,
  next: null,
  duration: 0,
  isComplete: true,
}));

/** Whether the latest refresh was complete; a later one may store what it left out. */
export function isRefreshed(): boolean {
  return state.isComplete;
}

/**
 * Requests again every answer that pages were rendered from, and returns those that changed. Calls
 * made while a refresh is running share the next one, which begins after the changes they are
 * about, and after a break.
 */
export function refreshAnswers(): Promise<Refresh> {
  if (state.next !== null) return state.next;
  if (!state.running) {
    const begunAt = performance.now();
    state.running = refreshAll()
      .then((refresh) => {
        state.isComplete = refresh.complete;
        return refresh;
      })
      .finally(() => {
        state.running = null;
        state.duration = performance.now() - begunAt;
      });
    return state.running;
  }
  state.next = state.running
    .catch(() => undefined)
    .then(() => pause(Math.min(state.duration * breakShare, maxBreakMs)))
    .then(() => {
      state.next = null;
      return refreshAnswers();
    });
  return state.next;
}

/** Loads the answers of the build, of earlier processes and of the build served before into memory, once. */
export async function loadAnswers(): Promise<void> {
  state.loading ??= load();
  await state.loading;
}

async function load(): Promise<void> {
  const byName = new Map(contentQueries.map((query) => [query.name, query]));
  for (const file of await readAllAnswerFiles()) {
    const query = byName.get(file.query);
    if (query) restoreAnswer(query, file);
    // To parse a thousand takes half a second, in which requests are handled.
    await setImmediate();
  }
  // In place of those of the build: of a document that was unfit when it was made, only the earlier ones
  // have a fit version.
  const comparedAt = Date.now();
  for (const { query: name, params, value } of await readEarlierAnswerFiles()) {
    const query = byName.get(name);
    if (query) await storeShared(query, params, { value, comparedAt }).persisted;
  }
  await removeEarlierAnswerFiles();
}

/**
 * Loads the stored answers when a process starts, and later ones of other instances, in case the
 * content service does not respond. Returns every answer that changed since the build: the process does
 * not know the tags that earlier processes expired, because the framework stores them in memory only.
 */
export async function takeOverAnswers(): Promise<readonly ChangedAnswer[]> {
  await loadAnswers();
  await adoptAnswers(uncompared());
  return [...storedAnswers()].flatMap(([key, { changedAt }]) =>
    changedAt > 0 ? [{ key, readAt: performance.now() }] : [],
  );
}

/** Returns the answers that this process has not compared yet; other instances may have later ones. */
function uncompared(): readonly AnswerSlot[] {
  return [...storedAnswers().values()].filter(({ comparedAt }) => comparedAt === null);
}

/**
 * Compares all answers with the content service. First replaces those that this process has not
 * compared yet, and that may be as old as the build, by later ones of other instances.
 */
async function refreshAll(): Promise<Refresh> {
  const unknown = uncompared();
  const adopted = unknown.length > 0 ? await adoptAnswers(unknown) : [];
  const { complete, changed } = await compareAll();
  shareAnswers();
  const all = new Map(
    [...adopted.map(changedAnswer), ...changed].map((answer) => [answer.key, answer]),
  );
  return { complete, changed: [...all.values()] };
}

/**
 * Requests all answers before storing any, so that no page mixes old and new content. Stores none if
 * the service ceased to respond.
 */
async function compareAll(): Promise<Refresh> {
  let isDown = false;
  const request = async (batch: Batch) => {
    if (isDown) return [];
    const answers = await requestAnswers(batch);
    // The service is known to be down; the rest is skipped.
    if (isCircuitOpen()) isDown = true;
    return answers;
  };
  beginComparison();
  const batches = toBatches(storedAnswers().values());
  const current = (await mapConcurrently(batches, request, concurrency)).flat();
  if (isCircuitOpen()) return { complete: false, changed: [] };
  const complete = current.every(({ answer }) => answer.ok || answer.isRefused);
  return { complete, changed: current.flatMap(store) };
}

/** Stores an answer, and returns it if it has changed. */
function store({ slot, answer, requestedAt }: CurrentAnswer): readonly ChangedAnswer[] {
  if (!answer.ok) return [];
  const { query, params, readAt } = slot;
  const key = answerKey(query, params);
  const { changed } = storeAnswer(query, params, answer, requestedAt);
  // A removed document is not requested again at every refresh; an unfit one may become fit.
  const isRemoved = answer.value === null && answer.problems.length === 0;
  if (isRemoved && Object.keys(params).length > 0) void forgetAnswer(key);
  return changed ? [{ key, readAt }] : [];
}

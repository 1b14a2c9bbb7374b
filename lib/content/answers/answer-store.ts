import 'server-only';
import type { QueryParams } from '@sanity/client';
import { processState } from '../../platform/process-state.ts';
import type { ContentProblem, ContentQuery } from '../content-query.ts';
import {
  type AnswerFile,
  readAnswerFile,
  removeAnswerFile,
  writeAnswerFile,
} from './answer-files.ts';
import { answerKey } from './answer-key.ts';
import { setVersion, versionOf } from './answer-versions.ts';
import { isBuilding } from './is-building.ts';
import { logProblems } from './log-problems.ts';
import { readSharedAnswer, shareAnswer } from './shared-answers.ts';

/** The latest answer to a query that could be parsed. */
export interface StoredAnswer<Result> {
  readonly value: Result;
  /** What of the latest answer cannot be rendered. */
  readonly problems: readonly ContentProblem[];
  /** Equal values have the same version; see `versionOf`. */
  readonly version: string;
  /** When `value` last changed, in ms since 1970; 0 for a value stored by the build. */
  readonly changedAt: number;
}

/** A stored answer in memory, with the query and parameters needed to request it again. */
export interface AnswerSlot extends StoredAnswer<unknown> {
  readonly query: ContentQuery<unknown>;
  readonly params: QueryParams;
  /**
   * When a page last read it, in ms of the process's monotonic clock; -Infinity if none did in this
   * process.
   */
  readAt: number;
}

const slots = processState('content.answers', () => new Map<string, AnswerSlot>());

/** Returns all answers in memory by their keys. */
export function storedAnswers(): ReadonlyMap<string, AnswerSlot> {
  return slots;
}

/** Returns the stored answer from memory or disk, or null if the query never had one. */
export async function storedAnswer<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
): Promise<StoredAnswer<Result> | null> {
  const key = answerKey(query, params);
  if (!slots.has(key)) {
    const file = await readAnswerFile(key);
    // The file holds a value parsed before; parsing it again checks that it is still valid.
    const parsed = file ? query.parse(file.value) : null;
    if (file && parsed?.ok && !slots.has(key)) {
      const { value, problems } = parsed;
      const version = versionOf(value);
      const { changedAt } = file;
      setSlot(key, { query, params, value, problems, version, changedAt, readAt: -Infinity });
    }
  }
  const slot = slots.get(key);
  // The key is a hash of the query's text, so the value is what this query's parser returned.
  return slot ? (slot as AnswerSlot & StoredAnswer<Result>) : null;
}

/**
 * Stores the answer that another instance of the site has shared, if it changed later than the own one.
 * Returns whether the value differs.
 */
export async function adoptAnswer<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
): Promise<boolean> {
  const key = answerKey(query, params);
  const shared = await readSharedAnswer(key);
  const own = slots.get(key);
  if (!shared || (own && own.changedAt >= shared.changedAt)) return false;
  const parsed = query.parse(shared.value);
  return parsed.ok && storeAnswer(query, params, parsed).changed;
}

/** Shares all answers that have changed since the build with the other instances of the site. */
export function shareAnswers(): void {
  for (const key of slots.keys()) share(key);
}

/** Records that a page has just been rendered from the answer. */
export function markRead(key: string): void {
  const slot = slots.get(key);
  if (slot) slot.readAt = performance.now();
}

/** The result of storing an answer. */
export interface Stored {
  /** Whether the value differs from the previous one. */
  readonly changed: boolean;
  /** Resolves when the answer has been written to disk, or the write has failed. */
  readonly persisted: Promise<void>;
}

/**
 * Stores an answer: in memory at once, on disk asynchronously. `changedAt` changes only with the
 * value; in a build it is 0.
 */
export function storeAnswer<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  answer: Pick<StoredAnswer<Result>, 'value' | 'problems'>,
): Stored {
  const key = answerKey(query, params);
  logProblems(answer.problems);
  const before = slots.get(key);
  const version = versionOf(answer.value);
  const changed = before?.version !== version;
  const changedAt = isBuilding ? 0 : changed ? Date.now() : before.changedAt;
  const readAt = before?.readAt ?? -Infinity;
  setSlot(key, { query, params, ...answer, version, changedAt, readAt });
  if (changed) share(key);
  return { changed, persisted: changed || isBuilding ? persist(key) : Promise.resolve() };
}

function setSlot(key: string, slot: AnswerSlot): void {
  slots.set(key, slot);
  setVersion(key, slot.version);
}

/** Removes an answer, because its document no longer exists. */
export function forgetAnswer(key: string): Promise<void> {
  slots.delete(key);
  setVersion(key, null);
  return persist(key);
}

const writes = processState('content.answer-writes', () => new Map<string, Promise<void>>());

/**
 * Updates or removes the file of an answer according to memory, after earlier writes of the same
 * file.
 */
function persist(key: string): Promise<void> {
  const write = (writes.get(key) ?? Promise.resolve()).then(() => {
    const slot = slots.get(key);
    if (!slot) return removeAnswerFile(key);
    return writeAnswerFile(key, fileOf(slot));
  });
  writes.set(key, write);
  return write.finally(() => {
    if (writes.get(key) === write) writes.delete(key);
  });
}

function share(key: string): void {
  const slot = slots.get(key);
  // All instances of a build have its answers.
  if (slot && slot.changedAt > 0) void shareAnswer(key, slot.version, () => fileOf(slot));
}

function fileOf({ query, params, value, changedAt }: AnswerSlot): AnswerFile {
  return { query: query.name, params, value, changedAt };
}

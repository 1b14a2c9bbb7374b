import 'server-only';
import type { QueryParams } from '@sanity/client';
import { log } from '../../platform/log/log.ts';
import { processState } from '../../platform/process-state.ts';
import type { ContentProblem, ContentQuery } from '../model/content-query.ts';
import { readAnswerFile, removeAnswerFile, writeAnswerFile } from './answer-files.ts';
import { answerKey } from './answer-key.ts';
import type { AnswerFile } from './answer-schema.ts';
import { setVersion, versionOf } from './answer-versions.ts';
import { isBuilding } from './is-building.ts';
import { logProblems } from './log-problems.ts';
import { type SharedAnswer, shareAnswer } from './shared-answers.ts';

/** The latest answer to a query that could be parsed. */
export interface StoredAnswer<Result> {
  readonly value: Result;
  /** The parts of the latest answer that cannot be rendered. */
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
   * When this process asked the content service for it, in ms since 1970; null if it is that of the
   * build, of an earlier process or of another instance.
   */
  readonly comparedAt: number | null;
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
    if (file) restoreAnswer(query, file);
  }
  const slot = slots.get(key);
  // The key contains the query's name, so the value is what this query's parser returned.
  return slot ? (slot as AnswerSlot & StoredAnswer<Result>) : null;
}

/** Stores an answer as it is on disk, unless there is one, or this build does not accept its value. */
export function restoreAnswer(
  query: ContentQuery<unknown>,
  { params, value, changedAt }: AnswerFile,
): void {
  const key = answerKey(query, params);
  if (slots.has(key)) return;
  const parsed = parseStored(query, value);
  if (!parsed) return;
  const version = versionOf(parsed.value);
  const read = { comparedAt: null, readAt: -Infinity };
  setSlot(key, { query, params, ...parsed, version, changedAt, ...read });
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
 * Stores an answer of the content service: in memory at once, on disk asynchronously. `changedAt` changes
 * only with the value; in a build it is 0.
 *
 * @param requestedAt when the service was asked, in ms since 1970
 */
export function storeAnswer<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  answer: Pick<StoredAnswer<Result>, 'value' | 'problems'>,
  requestedAt = Date.now(),
): Stored {
  const times = { changedAt: isBuilding ? 0 : Date.now(), comparedAt: requestedAt };
  return replace(query, params, answer, times);
}

/**
 * Stores the answer of another instance or of an earlier build, unless this process has compared its own,
 * or its own is later. Never throws.
 */
export function storeShared<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  shared: Pick<SharedAnswer, 'value' | 'comparedAt'>,
): Stored {
  const own = slots.get(answerKey(query, params));
  const isLater = own && (own.comparedAt !== null || own.changedAt >= shared.comparedAt);
  const answer = isLater ? null : parseStored(query, shared.value);
  if (!answer) return { changed: false, persisted: Promise.resolve() };
  return replace(query, params, answer, { changedAt: shared.comparedAt, comparedAt: null });
}

/** Shares the answers that this process has compared with the other instances. */
export function shareAnswers(): void {
  for (const [key, { comparedAt, version, ...slot }] of slots) {
    if (comparedAt !== null) void shareAnswer(key, version, { ...fileOf(slot), comparedAt });
  }
}

/**
 * Parses a value that was parsed before, perhaps by another build, which checks that it is still valid;
 * null if any part of it is not.
 */
function parseStored<Result>(query: ContentQuery<Result>, stored: unknown) {
  try {
    const parsed = query.parseStored?.(stored) ?? query.parse(stored);
    if (!parsed.ok || parsed.problems.length > 0) return null;
    return { value: parsed.value, problems: parsed.problems };
  } catch (error) {
    log('error', 'content.parser-failed', { query: query.name, error: String(error) });
    return null;
  }
}

/** Replaces the stored answer; `changedAt` counts only if the value changes. */
function replace<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  answer: Pick<StoredAnswer<Result>, 'value' | 'problems'>,
  times: Pick<AnswerSlot, 'changedAt' | 'comparedAt'>,
): Stored {
  const key = answerKey(query, params);
  logProblems(answer.problems);
  const before = slots.get(key);
  const isSame = before !== undefined && before.value === answer.value;
  const version = isSame ? before.version : versionOf(answer.value);
  const changed = before?.version !== version;
  const changedAt = changed || isBuilding ? times.changedAt : before.changedAt;
  const readAt = before?.readAt ?? -Infinity;
  const { comparedAt } = times;
  setSlot(key, { query, params, ...answer, version, changedAt, comparedAt, readAt });
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

function fileOf({
  query,
  params,
  value,
  changedAt,
}: Pick<AnswerSlot, 'query' | 'params' | 'value' | 'changedAt'>): AnswerFile {
  return { query: query.name, params, value, changedAt };
}

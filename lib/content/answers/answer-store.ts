import 'server-only';
import type { QueryParams } from '@sanity/client';
import { processState } from '../../platform/process-state.ts';
import type { ContentProblem, ContentQuery } from '../content-query.ts';
import { readAnswerFile, removeAnswerFile, writeAnswerFile } from './answer-files.ts';
import { answerKey } from './answer-key.ts';
import { isBuilding } from './is-building.ts';
import { logProblems } from './log-problems.ts';

/** The latest answer to a query that could be parsed. */
export interface StoredAnswer<Result> {
  readonly value: Result;
  /** What of the latest answer cannot be shown. */
  readonly problems: readonly ContentProblem[];
  /**
   * When `value` last became another one, in ms since 1970; 0 for one that the build began with.
   */
  readonly changedAt: number;
}

/** An answer in memory, with what is needed to ask for it again. */
export interface AnswerSlot extends StoredAnswer<unknown> {
  readonly query: ContentQuery<unknown>;
  readonly params: QueryParams;
  /** When a page last read it, in milliseconds since 1970. */
  readAt: number;
}

const slots = processState('content.answers', () => new Map<string, AnswerSlot>());

/** Every answer in memory by its key. */
export function storedAnswers(): ReadonlyMap<string, AnswerSlot> {
  return slots;
}

/** The stored answer from memory or disk, or null when the query never had one. */
export async function storedAnswer<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
): Promise<StoredAnswer<Result> | null> {
  const key = answerKey(query, params);
  if (!slots.has(key)) {
    const file = await readAnswerFile(key);
    // What lies on disk has been parsed before; parsing it again proves that it still is an answer.
    const parsed = file ? query.parse(file.value) : null;
    if (file && parsed?.ok && !slots.has(key)) {
      const { value, problems } = parsed;
      slots.set(key, { query, params, value, problems, changedAt: file.changedAt, readAt: 0 });
    }
  }
  const slot = slots.get(key);
  // The key names the query's text, so the value is what the parser of this query returned.
  return slot ? (slot as AnswerSlot & StoredAnswer<Result>) : null;
}

/** Notes that a page was rendered from the answer just now. */
export function markRead(key: string): void {
  const slot = slots.get(key);
  if (slot) slot.readAt = Date.now();
}

/** What storing an answer did. */
export interface Stored {
  /** Whether the value differs from the one before. */
  readonly changed: boolean;
  /** Resolves when the answer lies on disk, or the disk has refused it. */
  readonly persisted: Promise<void>;
}

/**
 * Stores an answer, in memory at once and on disk soon. The time of the last change stays the same
 * as long as the value does; what a build stores is not changed since the build.
 */
export function storeAnswer<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  answer: Pick<StoredAnswer<Result>, 'value' | 'problems'>,
): Stored {
  const key = answerKey(query, params);
  logProblems(answer.problems);
  const before = slots.get(key);
  const changed = !before || JSON.stringify(before.value) !== JSON.stringify(answer.value);
  const changedAt = isBuilding ? 0 : changed ? Date.now() : before.changedAt;
  slots.set(key, { query, params, ...answer, changedAt, readAt: before?.readAt ?? 0 });
  return { changed, persisted: changed || isBuilding ? persist(key) : Promise.resolve() };
}

/** Forgets an answer: the document it was about is gone. */
export function forgetAnswer(key: string): Promise<void> {
  slots.delete(key);
  return persist(key);
}

const writes = processState('content.answer-writes', () => new Map<string, Promise<void>>());

/** Brings the file of an answer to what memory holds, after writes of the same file under way. */
function persist(key: string): Promise<void> {
  const write = (writes.get(key) ?? Promise.resolve()).then(() => {
    const slot = slots.get(key);
    if (!slot) return removeAnswerFile(key);
    const { query, params, value, changedAt } = slot;
    return writeAnswerFile(key, { query: query.name, params, value, changedAt });
  });
  writes.set(key, write);
  return write.finally(() => {
    if (writes.get(key) === write) writes.delete(key);
  });
}

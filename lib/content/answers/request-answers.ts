import 'server-only';
import { ClientError } from '@sanity/client';
import { freshClient } from '../client/client.ts';
import type { ParsedAnswer } from '../model/content-query.ts';
import { isDocument } from '../parse/document.ts';
import type { AnswerSlot } from './answer-store.ts';
import { closeCircuit, isCircuitOpen, openCircuit } from './circuit-breaker.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { isReachable } from './is-reachable.ts';
import { parseAnswer } from './parse-answer.ts';
import { recordAnswer } from './refused-queries.ts';
import { requestAnswer } from './request-answer.ts';

/** Time limit of one request, in ms. */
const deadline = 10_000;

/** How many documents one request asks for at most. */
const batchSize = 10;

/** Stored answers that are requested together: a single one, or those of one query for documents. */
export type Batch = readonly AnswerSlot[];

/** The current answer of the content service to the query of a stored answer. */
export interface CurrentAnswer {
  readonly slot: AnswerSlot;
  readonly answer: ParsedAnswer<unknown>;
  /** When the service was asked, in ms since 1970. */
  readonly requestedAt: number;
}

/**
 * Divides stored answers into batches, so that a change costs few requests. Answers that have no batch
 * come first: only their requests notice that the service is down. Instances of the site with the same
 * answers send the same requests, whose results the embedded content service caches.
 */
export function toBatches(slots: Iterable<AnswerSlot>): readonly Batch[] {
  const groups = Map.groupBy(slots, ({ query }) => query.batchGroq ?? null);
  const single = groups.get(null) ?? [];
  groups.delete(null);
  return [...single.map((slot) => [slot]), ...[...groups.values()].flatMap(inParts)];
}

function inParts(slots: readonly AnswerSlot[]): readonly Batch[] {
  const sorted = slots.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const parts = Math.ceil(sorted.length / batchSize);
  return Array.from({ length: parts }, (_, part) =>
    sorted.slice(part * batchSize, (part + 1) * batchSize),
  );
}

function idOf({ params }: AnswerSlot): string {
  return String(params.id);
}

/**
 * Requests the answers of a batch. If there is no answer to all of them together, because one document
 * is too large for example, they are requested one by one. Once the service is known to be down, the rest
 * has no answer.
 */
export async function requestAnswers(batch: Batch): Promise<readonly CurrentAnswer[]> {
  const together = batch.length > 1 ? await requestTogether(batch) : null;
  return together ?? (await requestOneByOne(batch));
}

async function requestTogether(batch: Batch): Promise<readonly CurrentAnswer[] | null> {
  const groq = batch[0]?.query.batchGroq;
  if (groq === undefined) return null;
  const requestedAt = Date.now();
  const found = await requestDocuments(groq, batch.map(idOf));
  if (!found) return null;
  return batch.map((slot) => {
    const { query, params, value: lastFit } = slot;
    const answer = parseAnswer(query, params, found.get(idOf(slot)) ?? null, lastFit);
    recordAnswer(query, params);
    return { slot, answer, requestedAt };
  });
}

/** Returns the documents with these ids that exist, by their ids; null if the service does not say. */
async function requestDocuments(
  groq: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object> | null> {
  const sentAt = performance.now();
  try {
    const found = await fetchAnswer(
      freshClient,
      groq,
      { ids },
      { signal: AbortSignal.timeout(deadline) },
    );
    if (!Array.isArray(found) || !found.every(isDocument)) return null;
    closeCircuit();
    return new Map(found.map((document) => [document._id, document]));
  } catch (error) {
    // A refusal is the answer of a service that responds.
    const responds = error instanceof ClientError || (await isReachable(sentAt));
    if (!responds) openCircuit(String(error));
    return null;
  }
}

async function requestOneByOne(batch: Batch): Promise<readonly CurrentAnswer[]> {
  const answers: CurrentAnswer[] = [];
  let isDown = batch.length > 1 && isCircuitOpen();
  for (const slot of batch) {
    const { query, params, value: lastFit } = slot;
    const requestedAt = Date.now();
    const answer: CurrentAnswer['answer'] = isDown
      ? { ok: false, reason: 'the circuit is open' }
      : await requestAnswer(freshClient, query, params, { deadline, lastFit });
    answers.push({ slot, answer, requestedAt });
    isDown ||= isCircuitOpen();
  }
  return answers;
}

import 'server-only';
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { processState } from '../../platform/process-state.ts';
import { readiness } from '../../platform/readiness.ts';
import { freshClient } from '../client/client.ts';
import { queryOfEntry } from '../documents/document-queries.ts';
import type { ContentQuery } from '../model/content-query.ts';
import { slugIndex } from '../queries/slug-index.query.ts';
import { shareAnswers, storeAnswer, storedAnswer } from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';
import { requestAnswer } from './request-answer.ts';
import { requestDeadline } from './request-deadline.ts';
import { withSharedLastFit } from './with-shared-last-fit.ts';

/** How many requests run at the same time: few, because visitors come first. */
const concurrency = 2;

/** How many documents are requested after a comparison at most; the next one goes on. */
const maxDocuments = 100;

const state = processState('content.new-documents', () => ({ comparisons: 0 }));

/**
 * Returns the function to call after a comparison of the stored answers that begins now. It requests
 * each document of the slug index whose own answer is not stored, the newest first, and stores the
 * answer: lists already link to its page, which would otherwise be the only one that needs the content
 * service. Once a later comparison begins, the function does nothing more: that comparison knows
 * nothing of answers that are still awaited, and they may be older than the change it is about; and of
 * a thousand changes at once, only the last one looks for documents. A process that is about to end
 * leaves them to the next one. It never rejects.
 */
export function prepareNewDocuments(): () => Promise<void> {
  state.comparisons += 1;
  const own = state.comparisons;
  const isWanted = () => state.comparisons === own && readiness() !== 'draining';
  return async () => {
    if (!isWanted()) return;
    const wanted = (await newDocuments()).slice(0, maxDocuments);
    await mapConcurrently(wanted, (each) => requestDocument(each, isWanted), concurrency);
    shareAnswers();
  };
}

interface NewDocument {
  readonly query: ContentQuery<object | null>;
  readonly id: string;
}

/** Returns the documents with a page whose answers are not stored, the newest first. */
async function newDocuments(): Promise<NewDocument[]> {
  const index = await storedAnswer(slugIndex, {});
  const entries = index ? [...index.value.documents, ...index.value.pages] : [];
  const found: NewDocument[] = [];
  for (const { _id: id, _type } of entries.toReversed()) {
    const query = queryOfEntry(_type);
    if ((await storedAnswer(query, { id })) === null) found.push({ query, id });
  }
  return found;
}

async function requestDocument({ query, id }: NewDocument, isWanted: () => boolean): Promise<void> {
  if (isCircuitOpen() || !isWanted()) return;
  const requestedAt = Date.now();
  const answer = await withSharedLastFit(query, { id }, (lastFit) =>
    requestAnswer(freshClient, query, { id }, { deadline: requestDeadline, lastFit }),
  );
  if (answer.ok && isWanted()) storeAnswer(query, { id }, answer, requestedAt);
}

import 'server-only';
import { storeAnswer, storedAnswer } from '../content/answers/answer-store.ts';
import { isCircuitOpen } from '../content/answers/circuit-breaker.ts';
import { requestAnswer } from '../content/answers/request-answer.ts';
import { contentClient } from '../content/client.ts';
import { type SlugIndexContent, toSlugIndex } from '../content/get-slug-index.ts';
import { slugIndex } from '../content/queries/slug-index.ts';
import { requestTask } from '../revalidate/request-task.ts';
import type { SlugIndex } from './slug-index.ts';

/** How old the index may be when a request comes, in ms, before it is compared in the background. */
const freshness = 3000;

/** How long a request waits for the very first index, in ms; without one the page decides. */
const patience = 4000;

const freshClient = contentClient.withConfig({ useCdn: false });

let comparedAt = 0;
let derived: { readonly content: SlugIndexContent; readonly index: SlugIndex } | null = null;

/**
 * The slug index as last stored, or null where there never was one. Webhooks keep it up to date;
 * an instance that hears no webhook finds a change within three seconds of a request.
 */
export async function currentSlugIndex(): Promise<SlugIndex | null> {
  const stored = await storedAnswer(slugIndex, {});
  const content = stored ? stored.value : await firstIndex();
  if (!content) return null;
  if (stored && Date.now() - comparedAt > freshness) void compare(content);
  if (derived?.content !== content) derived = { content, index: toSlugIndex(content) };
  return derived.index;
}

async function firstIndex(): Promise<SlugIndexContent | null> {
  if (isCircuitOpen()) return null;
  const answer = await requestAnswer(freshClient, slugIndex, {}, { deadline: patience });
  if (!answer.ok) return null;
  storeAnswer(slugIndex, {}, answer);
  return answer.value;
}

/** Has everything compared when the index shows that a document changed. */
async function compare(known: SlugIndexContent): Promise<void> {
  comparedAt = Date.now();
  if (isCircuitOpen()) return;
  const answer = await requestAnswer(
    freshClient,
    slugIndex,
    {},
    { deadline: 4000, lastFit: known },
  );
  if (answer.ok && JSON.stringify(answer.value) !== JSON.stringify(known)) {
    await requestTask('refresh');
  }
}

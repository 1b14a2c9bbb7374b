import 'server-only';
import type { StoredAnswer } from '../content/answers/answer-store.ts';
import { versionOf } from '../content/answers/answer-versions.ts';
import { isCircuitOpen } from '../content/answers/circuit-breaker.ts';
import { findAnswer } from '../content/answers/find-answer.ts';
import { publicSlugIndex, type SlugIndexContent } from '../content/get-slug-index.ts';
import { slugIndex } from '../content/queries/slug-index.query.ts';
import { requestSlugIndex } from '../content/request-slug-index.ts';
import type { SlugIndex } from '../routing/slug-index.ts';
import { requestTask } from './revalidate/request-task.ts';
import { shareSlugIndex } from './shared-slug-index.ts';

/** Maximum age of the index in ms at a request, before it is compared in the background. */
const freshness = 3000;

/** In ms of the process's monotonic clock. */
let comparedAt = -Infinity;

/** The latest public index, and from which content it was derived. */
interface Derived extends ReturnType<typeof publicSlugIndex> {
  readonly content: SlugIndexContent;
}

let derived: Derived | null = null;

/**
 * Returns the public slug index as last stored, or null if there never was one. Webhooks keep it up to
 * date; an instance that receives none notices a change within three seconds of a request.
 */
export async function currentSlugIndex(): Promise<SlugIndex | null> {
  const stored = await findAnswer(slugIndex, {});
  if (!stored) return null;
  const content = stored.value;
  if (performance.now() - comparedAt > freshness) void compare(stored);
  const now = new Date();
  if (derived?.content !== content || (derived.until && derived.until <= now)) {
    derived = { content, ...publicSlugIndex(content, now) };
  }
  shareSlugIndex(derived.index);
  return derived.index;
}

/** Compares everything with the content service if the index shows that a document changed. */
async function compare(known: StoredAnswer<SlugIndexContent>): Promise<void> {
  comparedAt = performance.now();
  if (isCircuitOpen()) return;
  const answer = await requestSlugIndex(known.value);
  if (!answer.ok || answer.value === known.value) return;
  if (versionOf(answer.value) !== known.version) await requestTask('refresh');
}

import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { answerTag } from '../../content/answers/answer-key.ts';
import type { ChangedAnswer } from '../../content/answers/refresh-answers.ts';
import { publishExpiredTags } from './expired-tags.ts';
import { earliestRendering } from './renderings.ts';

/** In ms; longer than the framework takes to render a page in the background. */
const backgroundTime = 2500;

/** After this time in ms, a rendering that has not ended is not waited for. */
const maxRenderingMs = 60_000;

/** How often renderings in progress are checked, in ms. */
const checkInterval = 500;

/** Expires every page that was rendered from one of these answers. */
export function expireAnswers(answers: readonly ChangedAnswer[]): void {
  if (answers.length === 0) return;
  expire(answers);
  const now = performance.now();
  const since = Math.min(earliestRendering(), now - backgroundTime);
  const raced = answers.filter(({ readAt }) => readAt >= since);
  if (raced.length > 0) after(() => expireAgain(raced, now));
}

/**
 * Expires the answers again once every rendering that was running at the time of the change has ended.
 * Such a page has the old answer, and a cache in front may store it after the first purge. The page
 * cache detects old answers by their versions, but not that something has begun or ended meanwhile.
 */
async function expireAgain(answers: readonly ChangedAnswer[], changedAt: number): Promise<void> {
  await setTimeout(backgroundTime);
  while (earliestRendering() < changedAt && performance.now() - changedAt < maxRenderingMs) {
    await setTimeout(checkInterval);
  }
  // The framework sends a page before it stores it.
  await setTimeout(checkInterval);
  expire(answers);
}

function expire(answers: readonly ChangedAnswer[]): void {
  const tags = answers.map(({ key }) => answerTag(key));
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  const report = () => publishExpiredTags(tags);
  report();
  // The framework completes the expiry by the end of the response.
  after(report);
}

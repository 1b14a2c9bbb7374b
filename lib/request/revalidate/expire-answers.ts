import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { answerTag } from '../../content/answers/answer-key.ts';
import type { ChangedAnswer } from '../../content/answers/refresh-answers.ts';
import { pagesExpired } from './pages-expired.ts';

/** In ms; longer than any page takes to render. */
const renderTime = 3000;

/** Expires every page that was rendered from one of these answers. */
export function expireAnswers(answers: readonly ChangedAnswer[]): void {
  if (answers.length === 0) return;
  expire(answers);
  const now = Date.now();
  const raced = answers.filter(({ readAt }) => now - readAt < renderTime);
  if (raced.length > 0) after(() => expireLater(raced));
}

/**
 * Expires the answers again after `renderTime`: a page whose rendering began before a change and
 * ended after it was cached with the old answer. By then every such page is done.
 */
async function expireLater(answers: readonly ChangedAnswer[]): Promise<void> {
  await setTimeout(renderTime);
  expire(answers);
}

function expire(answers: readonly ChangedAnswer[]): void {
  for (const { key } of answers) revalidateTag(answerTag(key), { expire: 0 });
  const report = () => pagesExpired.publish(null);
  report();
  // The framework completes the expiry by the end of the response.
  after(report);
}

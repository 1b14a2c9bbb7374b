import 'server-only';
import { type QueueHealth, queueHealth } from './operate/queue-health.ts';
import { submissionStore } from './submission-store.ts';

/** How the keeping and delivering of messages stands. */
export type Health = QueueHealth | { readonly status: 'unavailable' };

/** Judges the store and the queue; never rejects. */
export async function readHealth(now: Date): Promise<Health> {
  try {
    return await queueHealth(await submissionStore(), now);
  } catch {
    return { status: 'unavailable' };
  }
}

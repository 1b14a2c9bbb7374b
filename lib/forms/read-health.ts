import 'server-only';
import { log } from '../platform/log/log.ts';
import { messageOf } from '../platform/log/message-of.ts';
import { type QueueHealth, queueHealth } from './operate/queue-health.ts';
import { probeWriting } from './store/probe-writing.ts';
import { submissionStore } from './submission-store.ts';

/** The state of storing and delivering submissions. */
export type Health = QueueHealth | { readonly status: 'unreachable' | 'unwritable' };

/** How long a result is reused, in ms. */
const FRESH_MS = 3000;

let latest: { readonly at: number; readonly health: Promise<Health> } | null = null;

/**
 * Checks the store and the queue, at most every three seconds; never rejects. `unreachable`: the
 * database does not respond. `unwritable`: it responds, but rejects writes.
 */
export async function readHealth(now: Date): Promise<Health> {
  // Not the time of day, which may be set back.
  const at = performance.now();
  if (!latest || at - latest.at >= FRESH_MS) latest = { at, health: checkHealth(now) };
  return await latest.health;
}

async function checkHealth(now: Date): Promise<Health> {
  let status: 'unreachable' | 'unwritable' = 'unreachable';
  try {
    const store = await submissionStore();
    const health = await queueHealth(store, now);
    status = 'unwritable';
    await probeWriting(store);
    return health;
  } catch (error) {
    log('error', 'health.failed', { status, error: messageOf(error) });
    return { status };
  }
}

import type { Store } from '../store/store.ts';

/** A delivery that has been waiting for longer than this, in ms, needs attention. */
const MAX_WAIT_MS = 15 * 60 * 1000;

/** The state of the deliveries, without personal data. */
export interface QueueHealth {
  readonly status: 'ok' | 'attention';
  /** Number of deliveries still to be made. */
  readonly waiting: number;
  /**
   * Age of the oldest of them, in whole seconds, without those that only a visitor's mailbox keeps
   * waiting.
   */
  readonly oldestSeconds: number;
  /** Number of deliveries that were given up and not yet decided. */
  readonly dead: number;
}

/** Returns the state of the queue: dead letters and long waits need an operator's attention. */
export async function queueHealth(store: Store, now: Date): Promise<QueueHealth> {
  const waiting = await store.db
    .selectFrom('delivery')
    .select((select) => [
      select.fn.countAll().as('count'),
      select.fn.min('created_at').filterWhere('decided_at', 'is', null).as('oldest'),
    ])
    .where('state', 'in', ['pending', 'sending'])
    .executeTakeFirstOrThrow();
  const dead = await store.db
    .selectFrom('delivery')
    .select((select) => select.fn.countAll().as('count'))
    .where('state', '=', 'dead')
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  const age = waiting.oldest ? now.getTime() - Date.parse(waiting.oldest) : 0;
  return {
    status: age > MAX_WAIT_MS || Number(dead.count) > 0 ? 'attention' : 'ok',
    waiting: Number(waiting.count),
    oldestSeconds: Math.max(0, Math.floor(age / 1000)),
    dead: Number(dead.count),
  };
}

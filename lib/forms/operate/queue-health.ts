import type { Store } from '../store/store.ts';

/** Something is amiss when a delivery has been waiting for longer than this, in ms. */
const PATIENCE_MS = 15 * 60 * 1000;

/** How the deliveries stand, without a word about anybody. */
export interface QueueHealth {
  readonly status: 'ok' | 'attention';
  /** Deliveries still to be made. */
  readonly waiting: number;
  /** How long the oldest of them has been waiting, in whole seconds. */
  readonly oldestSeconds: number;
  /** Deliveries that were given up and that nobody has decided about. */
  readonly dead: number;
}

/** Judges the queue: dead letters and deliveries that wait for long want somebody's attention. */
export async function queueHealth(store: Store, now: Date): Promise<QueueHealth> {
  const waiting = await store.db
    .selectFrom('delivery')
    .select((select) => [
      select.fn.countAll().as('count'),
      select.fn.min('created_at').as('oldest'),
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
    status: age > PATIENCE_MS || Number(dead.count) > 0 ? 'attention' : 'ok',
    waiting: Number(waiting.count),
    oldestSeconds: Math.max(0, Math.floor(age / 1000)),
    dead: Number(dead.count),
  };
}

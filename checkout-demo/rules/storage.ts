import { z } from '../../lib/platform/schema/z.ts';
import { orderSchema } from './order.ts';

/** The fields that a visitor has filled in so far. */
const draftSchema = z.object({
  /** The query the visitor came with: another one starts a new draft. */
  entry: z.string(),
  /** Id of what is bought; null while it is open. */
  product: z.string().nullable(),
  /** `YYYY-MM-DD`. */
  date: z.string().nullable(),
  /** ISO instant. */
  start: z.string().nullable(),
  language: z.string().nullable(),
  counts: z.record(z.string(), z.int().min(0).max(99)),
  code: z.string(),
  email: z.string(),
  /** For whom a voucher is, and the words on its card. */
  recipient: z.string().default(''),
  message: z.string().default(''),
});

export type Draft = z.infer<typeof draftSchema>;

/** The orders that can be read: one that cannot must not take the others with it. */
const ordersSchema = z
  .array(z.unknown())
  .transform((orders) => orders.flatMap((order) => orderSchema.safeParse(order).data ?? []));

const stateSchema = z.object({
  orders: ordersSchema.catch([]),
  draft: draftSchema.nullable().catch(null),
});

/** Everything the demo checkout stores; it never leaves the browser. */
export type DemoState = z.infer<typeof stateSchema>;

const key = 'checkout-demo';

/** Loads the stored state, without what is missing, outdated or invalid. */
export function loadState(): DemoState {
  try {
    return stateSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return { orders: [], draft: null };
  }
}

/** Stores `state`; returns false if the browser refuses. */
export function saveState(state: DemoState): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

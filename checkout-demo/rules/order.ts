import { z } from '../../lib/platform/schema/z.ts';
import { demoCodeSchema } from './demo-code.ts';
import { normalizeNumber } from './order-number.ts';

const visit = z.object({
  kind: z.literal('visit'),
  id: z.string(),
  title: z.string(),
  start: z.iso.datetime(),
  language: z.string(),
});

const event = visit.omit({ language: true }).extend({ kind: z.literal('event') });

const voucher = z.object({
  kind: z.literal('voucher'),
  title: z.string(),
  /** By which it is redeemed. */
  code: z.string().default(''),
  recipient: z.string().default(''),
  message: z.string().default(''),
  /** The last day of its validity, `YYYY-MM-DD`. */
  validThrough: z.iso.date(),
});

const line = z.object({
  id: z.string(),
  name: z.string(),
  count: z.number(),
  amount: z.number(),
  /** Missing in older orders, whose tickets count as those of adults. */
  persons: z.number().default(1),
  adults: z.number().default(1),
});

/** An order as stored in the browser. Amounts are in whole Kč, instants are ISO strings. */
export const orderSchema = z.object({
  number: z.string(),
  email: z.string(),
  placedAt: z.iso.datetime(),
  item: z.discriminatedUnion('kind', [visit, event, voucher]),
  lines: z.array(line),
  guests: z.number(),
  code: z.string().nullable(),
  /** The conditions of the code, as it was used; missing in older orders. */
  codeTerms: demoCodeSchema.nullable().default(null),
  discount: z.number(),
  total: z.number(),
  ref: z.string().nullable(),
  status: z.enum(['booked', 'cancelled']),
});

export type Order = z.infer<typeof orderSchema>;

export type OrderItem = Order['item'];

/** Returns the order with this number, if the e-mail address is that of the order; else null. */
export function findOrder(orders: readonly Order[], number: string, email: string): Order | null {
  const [wanted, address] = [normalizeNumber(number), email.trim().toLowerCase()];
  return (
    orders.find((order) => order.number === wanted && order.email.toLowerCase() === address) ?? null
  );
}

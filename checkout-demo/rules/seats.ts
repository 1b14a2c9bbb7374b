import type { DemoExperience } from './catalog.ts';
import type { Order } from './order.ts';

/** Capacity of an event, large enough for the demo, which does not count sold event tickets. */
export const eventSeats = 120;

/**
 * Returns how many seats a start of an experience has left. The simulated bookings of others are
 * always the same, with about one start in eight sold out; orders of this browser are subtracted
 * too.
 */
export function freeSeats(
  { id, seats }: Pick<DemoExperience, 'id' | 'seats'>,
  start: Date,
  orders: readonly Order[],
): number {
  const chance = hash(`${id} ${start.toISOString()}`);
  const strangers = chance % 8 === 0 ? seats : (chance >>> 3) % Math.max(1, seats - 3);
  const own = orders
    .filter(({ item, status }) => status === 'booked' && isOf(item, id, start))
    .reduce((sum, { guests }) => sum + guests, 0);
  return Math.max(0, seats - strangers - own);
}

function isOf(item: Order['item'], id: string, start: Date): boolean {
  return item.kind === 'visit' && item.id === id && item.start === start.toISOString();
}

/** Returns the FNV-1a hash of a text, 32 bits, the same in every browser. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

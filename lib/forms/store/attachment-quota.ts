import { DAY_MS } from '../../platform/durations.ts';
import { FinalError } from './retry-during-outage.ts';
import { countSender } from './sender-counts.ts';
import type { Store } from './store.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * How many bytes of attachments are stored within a day of the first: from one sender, and in total.
 * Ten people of one office may send an application of some megabytes each; what is stored stays for
 * months.
 */
export const attachmentBounds = { sender: 50 * MIB, total: 2048 * MIB } as const;

/** The id of the count of all senders together; those of senders are signatures. */
const TOTAL = 'attachments';

/** Why a file cannot be stored: a bound of its sender, of all senders, or of the disk. */
export class QuotaExceeded extends FinalError {
  readonly bound: 'sender' | 'total' | 'disk';

  constructor(bound: QuotaExceeded['bound']) {
    super(`There is no room for the file (${bound}).`);
    this.bound = bound;
  }
}

/**
 * Counts the bytes of a file that is about to be stored; `sender` is a signature (see `signSender`).
 * Throws `QuotaExceeded` beyond a bound, or if the disk has too little space. Call it in the
 * transaction that stores the file: if that is rolled back, the bytes do not count.
 */
export async function reserveQuota(
  store: Pick<Store, 'db' | 'hasSpaceForFiles'>,
  sender: string,
  bytes: number,
  now: Date,
): Promise<void> {
  if (!store.hasSpaceForFiles()) throw new QuotaExceeded('disk');
  // The column has room for 2^31, which is 2 GB in bytes.
  const kib = Math.ceil(bytes / KIB);
  for (const [bound, id] of [
    ['sender', sender],
    ['total', TOTAL],
  ] as const) {
    const count = await countSender(store, id, DAY_MS, now, kib);
    if (count * KIB > attachmentBounds[bound]) throw new QuotaExceeded(bound);
  }
}

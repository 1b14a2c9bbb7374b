import type { DatasetInfo } from '../store/dataset-state.ts';

/** A position in the transaction log: how far a stream has been sent. */
export interface LogPosition {
  /** The last transaction of which everything is sent. */
  readonly sequence: number;
  /** How many changes of the transaction after it are sent, too. */
  readonly changes: number;
}

/** A client may resume from a position this many transactions ago at most. */
export const MAX_RESUMED_TRANSACTIONS = 1000;

/**
 * Identifies a dataset in the ids of its positions, as another one of the same name may be created
 * after its deletion, also in a new data folder.
 */
const epochOf = ({ createdAt }: DatasetInfo) => Date.parse(createdAt).toString(36);

/** Returns the id of an event after which a stream is at a position. */
export function encodePosition(dataset: DatasetInfo, { sequence, changes }: LogPosition): string {
  return `${epochOf(dataset)}-${sequence}-${changes}`;
}

/** Where a stream starts. */
export interface StreamStart {
  readonly position: LogPosition;
  /** The id of the position. */
  readonly id: string;
  /**
   * Whether it starts now, because the client has not had a stream before; after the last event that
   * the client has received; or now, although the client has missed some.
   */
  readonly kind: 'new' | 'resumed' | 'lost';
}

/**
 * Returns where a stream of a dataset starts. `lastId` is the id of the last event that the client
 * has received, if any; `latest` is the number of the last transaction, and `maxTransactions` how many
 * transactions ago the client may resume at most.
 */
export function startOf(
  dataset: DatasetInfo,
  lastId: string | undefined,
  latest: number,
  maxTransactions: number,
): StreamStart {
  const resumed =
    lastId === undefined ? null : decodePosition(dataset, lastId, latest, maxTransactions);
  const position = resumed ?? { sequence: latest, changes: 0 };
  const id = encodePosition(dataset, position);
  if (lastId === undefined) return { position, id, kind: 'new' };
  return { position, id, kind: resumed === null ? 'lost' : 'resumed' };
}

/**
 * Returns the position that an id of {@link encodePosition} stands for. Returns null where a stream
 * cannot resume from it: it is of another dataset, malformed, or too long ago.
 */
function decodePosition(
  dataset: DatasetInfo,
  id: string,
  latest: number,
  maxTransactions: number,
): LogPosition | null {
  const [, epoch, ...numbers] = /^(\w+)-(\d{1,15})-(\d{1,15})$/.exec(id) ?? [];
  const [sequence = 0, changes = 0] = numbers.map(Number);
  const exists = sequence < latest || (sequence === latest && changes === 0);
  if (epoch !== epochOf(dataset) || !exists || latest - sequence > maxTransactions) return null;
  return { sequence, changes };
}

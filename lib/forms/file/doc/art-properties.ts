import type { ArtRecord } from './art-records.ts';
import { bytesAt } from './doc-file.ts';

/** A property of a shape (MS-ODRAW, section 2.2.7). */
export interface ArtProperty {
  readonly id: number;
  readonly value: number;
  /** The data of the property behind the table; empty if its value is all there is. */
  readonly data: Buffer;
}

/** The types of tables of properties (MS-ODRAW, sections 2.2.9 to 2.2.11). */
const TABLES = [0xf00b, 0xf121, 0xf122];

const ENTRY_BYTES = 6;
const ID = 0x3fff;
const HAS_DATA = 0x8000;

/** The properties that are arrays. */
const ARRAYS = [0x145, 0x146, 0x151, 0x155, 0x156, 0x157, 0x197, 0x1cf, 0x383];
const ARRAY_HEAD_BYTES = 6;

/**
 * Yields the properties in a record; none if it is no table of them. Throws if the table is
 * damaged.
 */
export function* artProperties({ type, instance, content }: ArtRecord): Generator<ArtProperty> {
  if (!TABLES.includes(type)) return;
  let start = ENTRY_BYTES * instance;
  for (let at = 0; at < ENTRY_BYTES * instance; at += ENTRY_BYTES) {
    const key = content.readUInt16LE(at);
    const id = key & ID;
    const value = content.readUInt32LE(at + 2);
    const length = key & HAS_DATA ? dataBytes(id, value, content.subarray(start)) : 0;
    yield { id, value, data: bytesAt(content, start, length) };
    start += length;
  }
}

/** Returns the length of the data of a property. Some programs omit the head of arrays from it. */
function dataBytes(id: number, value: number, rest: Buffer): number {
  if (value === 0 || !ARRAYS.includes(id)) return value;
  const [count = 0, reserved = 0, size = 0] = [0, 2, 4].map((at) => rest.readInt16LE(at));
  if (reserved < count) throw new Error('An array is damaged.');
  const bytes = count * (size < 0 ? -size >> 2 : size);
  return bytes === value ? value + ARRAY_HEAD_BYTES : value;
}

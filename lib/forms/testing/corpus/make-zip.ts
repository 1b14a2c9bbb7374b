import { crc32, deflateRawSync } from 'node:zlib';
import { text } from '../sample-files.ts';

/** Incorrect data about an entry of an archive, and unlisted data. */
export interface ZipLies {
  /** Name of the entry with the incorrect data. */
  readonly of: string;
  readonly size?: number;
  readonly sum?: number;
  /** The name in the directory, and the one in the local header of the entry. */
  readonly listed?: string;
  readonly headed?: string;
  /** Another name, in an extra field that some programs use. */
  readonly renamed?: string;
  /** Unlisted data after the entry. */
  readonly hidden?: Buffer;
}

/** Entries of an archive: name and content, in the order in which they are written. */
export type ZipFiles = Readonly<Record<string, string | Buffer>>;

/** Returns an archive of these files, deflated. */
export function makeZip(files: ZipFiles, lies?: ZipLies): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, given] of Object.entries(files)) {
    const content = typeof given === 'string' ? Buffer.from(given) : given;
    const packed = deflateRawSync(content);
    const lie = lies?.of === name ? lies : null;
    const [listed, headed] = [lie?.listed ?? name, lie?.headed ?? name];
    const common = Buffer.alloc(22);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(lie?.sum ?? crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(lie?.size ?? content.length, 18);
    const hidden = lie?.hidden ?? Buffer.alloc(0);
    const local = Buffer.concat([
      text('PK\x03\x04'),
      common,
      lengthOf(headed),
      text(headed),
      packed,
      hidden,
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const extra = lie?.renamed ? unicodePath(listed, lie.renamed) : Buffer.alloc(0);
    const lengths = lengthOf(listed, extra.length);
    centrals.push(
      Buffer.concat([text('PK\x01\x02\x14\x00'), common, lengths, place, text(listed), extra]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  text('PK\x05\x06').copy(end);
  end.writeUInt16LE(centrals.length, 8);
  end.writeUInt16LE(centrals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Returns the length fields of a name and of the extra field. */
function lengthOf(name: string, extra = 0): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt16LE(name.length);
  length.writeUInt16LE(extra, 2);
  return length;
}

/** Returns the extra field with another name of an entry, in Unicode (APPNOTE 4.6.9). */
function unicodePath(name: string, other: string): Buffer {
  const head = Buffer.from('7075000001', 'hex');
  head.writeUInt16LE(0x7075);
  head.writeUInt16LE(5 + other.length, 2);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(name));
  return Buffer.concat([head, sum, text(other)]);
}

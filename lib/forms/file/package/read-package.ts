import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, parseExtraFields, type ZipFile } from 'yauzl';

/** Maximum unpacked size of all parts of a document together, in bytes. */
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_PARTS = 2000;
/**
 * Maximum length of the data descriptor after the content of a part: sizes that were unknown when
 * its header was written (APPNOTE 4.3.9).
 */
const MAX_DESCRIPTOR_BYTES = 24;
/** An extra field with another name of the part, which some programs use (APPNOTE 4.6.9). */
const UNICODE_PATH = 0x7075;

/** Counts bytes that a document unpacks; throws once they are more than allowed. */
export type CountUnpacked = (bytes: number) => void;

/** Returns a count for a document, including what is packed inside it. */
export function createUnpackedCount(): CountUnpacked {
  let left = MAX_UNPACKED_BYTES;
  return (bytes) => {
    left -= bytes;
    if (left < 0) throw new Error('Too much.');
  };
}

/** The unpacked parts of a document by name, without folders. */
export type Parts = ReadonlyMap<string, Buffer>;

/**
 * Unpacks a document that is an archive from its first byte to its last, without gaps between its
 * parts. Throws for every other archive: broken, encrypted, with headers that contradict the
 * directory, with names that lead elsewhere, larger than allowed or than declared.
 */
export async function readPackage(bytes: Buffer, count = createUnpackedCount()): Promise<Parts> {
  const archive = await fromBufferPromise(bytes, { strictFileNames: true, lazyEntries: true });
  if (archive.comment !== '') throw new Error('Something follows the archive.');
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) {
    entries.push(entry);
    count(entry.uncompressedSize);
    if (entries.length > MAX_PARTS) throw new Error('Too many parts.');
  }
  await refuseGaps(bytes, archive, entries);
  const parts = new Map<string, Buffer>();
  for (const entry of entries) {
    if (entry.fileName.endsWith('/') && entry.uncompressedSize === 0) continue;
    if (parts.has(entry.fileName)) throw new Error('A part is there twice.');
    parts.set(entry.fileName, await unpack(archive, entry));
  }
  return parts;
}

async function unpack(archive: ZipFile, entry: Entry): Promise<Buffer> {
  if (!entry.canDecodeFileData()) throw new Error('A part is locked or packed in an odd way.');
  const content = await buffer(await archive.openReadStreamPromise(entry));
  if (crc32(content) !== entry.crc32) throw new Error('A part is damaged.');
  return content;
}

/**
 * Throws if there are bytes between parts: ordinary readers ignore them, so they may be hidden
 * data.
 */
async function refuseGaps(bytes: Buffer, archive: ZipFile, entries: readonly Entry[]) {
  const inOrder = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const entry of inOrder) {
    refuseGap(end, entry.relativeOffsetOfLocalHeader);
    const head = await archive.readLocalFileHeaderPromise(entry);
    const fields = [...entry.extraFields, ...parseExtraFields(head.extraField)];
    const isRenamed = fields.some(({ id }) => id === UNICODE_PATH);
    if (isRenamed || !head.fileName.equals(entry.fileNameRaw)) {
      throw new Error('A part has two names.');
    }
    end = head.fileDataStart + entry.compressedSize;
  }
  const [size, start] = [12, 16].map((at) => bytes.readUInt32LE(bytes.length - 22 + at));
  if ((start ?? 0) + (size ?? 0) !== bytes.length - 22) throw new Error('There is a gap.');
  refuseGap(end, start ?? 0);
}

function refuseGap(end: number, next: number): void {
  const gap = next - end;
  if (gap < 0 || gap > (end === 0 ? 0 : MAX_DESCRIPTOR_BYTES)) throw new Error('There is a gap.');
}

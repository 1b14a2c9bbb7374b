import CFB from 'cfb';

/** A storage or stream of a compound file; storages are empty. */
export interface CompoundEntry {
  readonly content: Buffer;
  /** The class that reads the entry, in hexadecimal digits as stored; zeros for none. */
  readonly classId: string;
}

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ROOT = 'Root Entry/';
/** The type of an entry of the directory that is not in use (MS-CFB, section 2.6.1). */
const UNUSED = 0;

/**
 * Returns the entries of a compound file by their paths from its root, which is empty for the root;
 * those of storages end with a slash. Throws if it cannot be read, or two entries have one path.
 */
export function readCompound(bytes: Buffer): ReadonlyMap<string, CompoundEntry> {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) {
    throw new Error('This is no compound file.');
  }
  const { FullPaths, FileIndex } = CFB.read(bytes, { type: 'buffer' });
  const entries = new Map<string, CompoundEntry>();
  for (const [index, { type, content, clsid }] of FileIndex.entries()) {
    if (type === UNUSED) continue;
    const place = FullPaths[index] ?? '';
    const path = place.slice(ROOT.length);
    if (!place.startsWith(ROOT) || entries.has(path)) throw new Error('An entry is out of place.');
    entries.set(path, { content: Buffer.from(content ?? []), classId: clsid });
  }
  return entries;
}

import { isPlainLink } from '../common/plain-link.ts';
import { positionsOf } from '../common/positions-of.ts';
import { bytesAt } from './doc-file.ts';

/** The class of links beside the text of a field (MS-OSHARED, section 2.3.7.1), and of addresses. */
const LINK = Buffer.from('d0c9ea79f9bace118c8200aa004ba90b', 'hex');
const ADDRESS = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex');

// What a link has, by the bits of its flags.
const HAS_TARGET = 0x1;
const HAS_NAME = 0x10;
const HAS_FRAME = 0x80;
const HAS_TEXT_AS_TARGET = 0x100;

/**
 * Whether all links among the data of a document are plain: Word stores the target of a link beside
 * the code of its field, too. Throws if one is damaged.
 */
export function hasPlainLinks(data: Buffer): boolean {
  for (const at of positionsOf(LINK, data)) {
    if (!isPlain(data, at + LINK.length)) return false;
  }
  return true;
}

function isPlain(data: Buffer, start: number): boolean {
  const flags = data.readUInt32LE(start + 4);
  let position = start + 8;
  const next = (characterBytes: number) => {
    const text = bytesAt(data, position + 4, characterBytes * data.readUInt32LE(position));
    position += 4 + text.length;
    return text.toString('utf16le').replace(/\0.*$/s, '');
  };
  if (flags & HAS_NAME) next(2);
  if (flags & HAS_FRAME) next(2);
  if (!(flags & HAS_TARGET)) return true;
  if (flags & HAS_TEXT_AS_TARGET) return isPlainLink(next(2));
  if (!bytesAt(data, position, ADDRESS.length).equals(ADDRESS)) return false;
  position += ADDRESS.length;
  return isPlainLink(next(1));
}

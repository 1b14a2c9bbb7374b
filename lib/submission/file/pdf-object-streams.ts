import { inflateSync } from 'node:zlib';
import { unescapeNames } from './pdf-text.ts';

/** More than a document of 10 MB has; what has more is made to keep a reader busy. */
const MOST_STREAMS = 20_000;
const LONGEST_DICTIONARY = 2000;
const LARGEST_UNPACKED = 32 * 1024 * 1024;

/**
 * The objects of a PDF that are packed together (ISO 32000-1, section 7.5.7), unpacked, one text
 * for each pack. Null where they cannot be looked into: locked, broken, packed in a way that
 * nobody packs them, or larger than any.
 */
export function objectStreams(bytes: Buffer, text: string): readonly string[] | null {
  const unpacked: string[] = [];
  let left = LARGEST_UNPACKED;
  let streams = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g)) {
    streams += 1;
    if (streams > MOST_STREAMS) return null;
    const dictionary = dictionaryBefore(text, index);
    if (!/\/ObjStm\b/.test(dictionary)) continue;
    // One that is not packed is read with the rest of the file.
    if (!/\/Filter\b/.test(dictionary)) continue;
    if (!isDeflated(dictionary)) return null;
    const content = inflate(bytes.subarray(index + keyword.length), left);
    if (content === null) return null;
    left -= content.length;
    unpacked.push(content);
  }
  return unpacked;
}

function dictionaryBefore(text: string, end: number): string {
  const near = text.slice(Math.max(0, end - LONGEST_DICTIONARY), end);
  return unescapeNames(near.slice(near.lastIndexOf('obj') + 1));
}

function isDeflated(dictionary: string): boolean {
  return (
    /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(?:\/|>|$)/.test(dictionary) &&
    !/\/DecodeParms\b/.test(dictionary)
  );
}

/** Unpacks what is packed at the beginning of these bytes, up to `most` bytes of it. */
function inflate(packed: Buffer, most: number): string | null {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    return null;
  }
}

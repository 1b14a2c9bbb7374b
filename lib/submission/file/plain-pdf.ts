import { objectStreams } from './pdf-object-streams.ts';
import { stringAt, unescapeNames } from './pdf-text.ts';

/**
 * Actions that start programs, play what may run scripts or fetch data, Flash, and Adobe's XML
 * forms (ISO 32000-1, sections 12.6.4, 12.7.8 and 13.6). Each is looked for with the key it
 * stands under: a list of skills and packed pictures may hold any single word.
 */
const ACTS =
  /(?:\/S|\bobj)[\s\0]{0,9}(?:%[^\r\n]{0,20}[\s\0]{1,9})?\/(?:Launch|Rendition|ImportData)\b|\/Subtype\s{0,20}\/RichMedia\b|\/XFA\s{0,20}[[(<\d]/;

/** The functions that programs for making forms use to format and check what is filled in. */
const FIELD_SCRIPT =
  /^\s*(?:AF(?:Date|Time|Number|Percent|Special|Range|Simple)_\w+ ?\((?:[^()=`]|\bArray ?\([^()=`]*\))*\);?\s*)+$/;

/** Files that hold data and nothing a program would run: a CV of Europass carries itself as XML. */
const DATA_FILE = /\.(xml|xmp|json|csv|txt)$/i;

/** Packed data have one in 256 bytes; more than this is made to keep a reader busy. */
const MOST_HASHES = 200_000;

/**
 * True for a PDF from its first byte to its end mark that cannot hurt who opens it: it starts
 * nothing, runs no scripts but those of form fields, and carries no files but data. This is a
 * fence against what is dangerous as commonly made, and no substitute for a virus scanner.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-1024).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-' || end === -1) return false;
  if (/[^\s\0]/.test(tail.slice(end + 5))) return false;
  const text = bytes.toString('latin1');
  const packed = objectStreams(bytes, text);
  if (packed === null || text.split('#').length > MOST_HASHES) return false;
  const parts = [text, ...packed].map(unescapeNames);
  return (
    !parts.some((part) => ACTS.test(part)) &&
    (!parts.some((part) => /\/JavaScript\b/.test(part)) || parts.every(runsFieldScriptsOnly)) &&
    parts.every(carriesDataOnly)
  );
}

/** Every script is written where it is named, and is one of a form field. */
function runsFieldScriptsOnly(text: string): boolean {
  for (const { index, 0: key } of text.matchAll(/\/JS\s{0,20}(?=[(<]|\d+\s+\d+\s+R\b)/g)) {
    if (!FIELD_SCRIPT.test(stringAt(text, index + key.length) ?? '')) return false;
  }
  return true;
}

const LONGEST_FILE_OBJECT = 2000;

/** Every file that is carried (ISO 32000-1, section 7.11.4) is named beside it, as data. */
function carriesDataOnly(text: string): boolean {
  for (const { index } of text.matchAll(/\/EF\s{0,20}(?=<<|\d+\s+\d+\s+R\b)/g)) {
    const names = namesIn(objectAround(text, index));
    if (names.length === 0 || !names.every((name) => DATA_FILE.test(name))) return false;
  }
  return true;
}

function namesIn(object: string): readonly string[] {
  return [...object.matchAll(/\/U?F\s{0,20}(?=[(<](?!<))/g)].map(
    ({ index, 0: key }) => stringAt(object, index + key.length) ?? '',
  );
}

/** The object that a position is in, or all of what it is packed together with nearby. */
function objectAround(text: string, position: number): string {
  const before = text.slice(Math.max(0, position - LONGEST_FILE_OBJECT), position);
  const after = text.slice(position, position + LONGEST_FILE_OBJECT);
  const end = after.indexOf('endobj');
  return before.slice(before.lastIndexOf('obj') + 1) + after.slice(0, end === -1 ? undefined : end);
}

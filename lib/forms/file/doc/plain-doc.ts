import { FieldReader } from '../common/field-reader.ts';
import { isOnShare } from '../common/plain-link.ts';
import { CUSTOMIZATION } from '../package/docx-text.ts';
import { createUnpackedCount } from '../package/read-package.ts';
import { isPlainStored, isStored } from './data-store.ts';
import { bytesAt, type DocFile, readDocFile } from './doc-file.ts';
import { hasPlainLinks } from './doc-links.ts';
import { docText } from './doc-text.ts';
import { hasPlainArchives } from './plain-archives.ts';
import { DRAWINGS, hasPlainPictures } from './plain-pictures.ts';
import { readCompound } from './read-compound.ts';

/** The streams of a Word document from before 2007 (MS-DOC, section 2.1), and its root. */
const STREAMS =
  /^(?:|WordDocument|[01]Table|Data|\p{Cc}(?:CompObj|(?:Document)?SummaryInformation))$/u;

/** Those of them with properties of the document (MS-OLEPS, section 2.21). */
const PROPERTIES = /SummaryInformation$/;

/** The stream that LibreOffice adds; the data of a link would be longer (MS-OLEDS, 2.3.3). */
const OLE = '\u0001Ole';
const OLE_WITHOUT_LINK = Buffer.from('01000002'.padEnd(40, '0'), 'hex');

/** The marks at which a field begins or ends, or its result begins (MS-DOC, section 2.8.25). */
const STEPS: Readonly<Record<string, string>> = {
  '\x13': 'begin',
  '\x14': 'separate',
  '\x15': 'end',
};
/** Stands for data in the code of a field: those of a link, or of a form field. */
const DATA_MARK = '\x01';

/** Matches one of these marks. */
const MARK = new RegExp(`([${Object.keys(STEPS).join('')}])`);

/** Where the header refers to related files and other notes (MS-DOC, SttbfAssoc). */
const RELATED = 32;
/** The mark of a list of texts in UTF-16, the only kind that Word 97 and later write. */
const IN_UTF_16 = 0xffff;
/** The notes that are places: of the template, and of two sources for mails. */
const PLACES = [1, 8, 9];
/** The scheme of an address, which is longer than the letter of a disk. */
const SCHEME = /^\s*[a-z][a-z\d+.-]+:/i;

/**
 * Whether a Word document from before 2007 has only known streams, harmless fields, plain links and
 * pictures, and no external template or other archive. Throws if it cannot be read, as those of
 * before 1997.
 */
export async function isPlainDoc(bytes: Buffer): Promise<boolean> {
  const entries = readCompound(bytes);
  const stream = (name: string) => entries.get(name)?.content;
  const document = stream('WordDocument');
  const isKnown = [...entries].every(([path, { content }]) => isKnownEntry(path, content));
  if (!isKnown || document === undefined) return false;
  const file = readDocFile({ document, table: stream, data: stream('Data') });
  const contents = [...entries.values()].map(({ content }) => content);
  const count = createUnpackedCount();
  return (
    hasHarmlessFields(docText(file)) &&
    hasPlainLinks(file.data) &&
    hasPlainLinks(file.part(DRAWINGS)) &&
    relatedFiles(file).every((name) => !isOnShare(name) && !SCHEME.test(name)) &&
    (await hasPlainArchives(bytes, contents, count)) &&
    (await hasPlainPictures(file, count))
  );
}

function isKnownEntry(path: string, content: Buffer): boolean {
  if (path === OLE) return content.equals(OLE_WITHOUT_LINK);
  if (isStored(path)) return isPlainStored(path, content);
  return STREAMS.test(path) && (!PROPERTIES.test(path) || !hasCustomization(content));
}

/** Whether properties load a program of the document's author; their names may be in UTF-16. */
function hasCustomization(content: Buffer): boolean {
  return CUSTOMIZATION.test(content.toString('latin1').replaceAll('\0', ''));
}

function hasHarmlessFields(text: string): boolean {
  const fields = new FieldReader();
  for (const part of text.split(MARK)) {
    const step = STEPS[part];
    if (step) fields.mark(step, undefined);
    else fields.addToCode(part.replaceAll(DATA_MARK, ''), undefined);
  }
  return fields.isHarmless;
}

/** Returns the places of the template, and of sources for mails. */
function relatedFiles(file: DocFile): readonly string[] {
  const part = file.part(RELATED);
  if (part.length === 0) return [];
  if (part.readUInt16LE(0) !== IN_UTF_16 || part.readUInt16LE(4) !== 0) {
    throw new Error('The related files are in another form.');
  }
  let position = 6;
  const notes = Array.from({ length: part.readUInt16LE(2) }, () => {
    const note = bytesAt(part, position + 2, 2 * part.readUInt16LE(position));
    position += 2 + note.length;
    return note.toString('utf16le');
  });
  return PLACES.map((index) => notes[index] ?? '');
}

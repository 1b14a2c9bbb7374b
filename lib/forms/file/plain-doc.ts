import CFB from 'cfb';

/** The streams of a Word document from before 2007 (MS-DOC, section 2.1), and Word's additions. */
const STREAMS =
  /^Root Entry\/(?:$|WordDocument$|[01]Table$|Data$|\p{Cc}(?:CompObj|(?:Document)?SummaryInformation)$|MsoDataStore\/)/u;

/** What LibreOffice writes beside the text; the data of a link would be longer (MS-OLEDS, 2.3.3). */
const OLE = 'Root Entry/\u0001Ole';
const OLE_WITHOUT_LINK = Buffer.from('01000002'.padEnd(40, '0'), 'hex');

/** The mark that begins a field (MS-DOC, section 2.8.25). */
const FIELD = String.fromCharCode(0x13);
/** Field codes that start or fetch something, or are built from text. */
const ACTS =
  /^\s*(?:DDE|LINK|EMBED|INCLUDE|IMPORT|MACRO|GOTOBUTTON|QUOTE|DATABASE|(?:PRINT|IF|SET)\b)/i;
/** Matches a code that is partly stored away from its mark; no language has such a word. */
const STARTS = /DDEAUTO/i;
/** A template that is not on the reader's own disk. */
const TEMPLATE = /(?:https?:\/\/|\\\\|file:)[^\p{Cc}]{1,300}?\.dot[mx]?(?![a-z])/iu;

/**
 * Whether a Word document from before 2007 has only known streams, no fields that start or fetch
 * something and no external template. Its text is in two encodings and in pieces, so this searches
 * instead of parsing. Throws if the document cannot be read.
 */
export function isPlainDoc(file: Buffer): boolean {
  const { FullPaths, FileIndex } = CFB.read(file, { type: 'buffer' });
  if (!FullPaths.includes('Root Entry/WordDocument')) return false;
  return FullPaths.every((path, index) => {
    const bytes = Buffer.from(FileIndex[index]?.content ?? []);
    if (path === OLE) return bytes.equals(OLE_WITHOUT_LINK);
    if (!STREAMS.test(path)) return false;
    const content = bytes.toString('latin1');
    // Without its zero bytes, UTF-16 text looks like text in a one-byte code page.
    const text = content.replaceAll('\0', '');
    const codes = text.split(FIELD).slice(1);
    return !codes.some((code) => ACTS.test(code)) && !STARTS.test(text) && !TEMPLATE.test(text);
  });
}

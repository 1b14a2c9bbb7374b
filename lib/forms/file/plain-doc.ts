import CFB from 'cfb';

/** What a Word document of before 2007 consists of (MS-DOC, section 2.1), and what Word adds. */
const STREAMS =
  /^Root Entry\/(?:$|WordDocument$|[01]Table$|Data$|\p{Cc}(?:CompObj|(?:Document)?SummaryInformation)$|MsoDataStore\/)/u;

/** The mark that begins a field (MS-DOC, section 2.8.25). */
const FIELD = String.fromCharCode(0x13);
/** Codes of fields that start or fetch something, or are put together from text. */
const ACTS =
  /^\s*(?:DDE|LINK|EMBED|INCLUDE|IMPORT|MACRO|GOTOBUTTON|QUOTE|DATABASE|(?:PRINT|IF|SET)\b)/i;
/** No word of any language: a code of which a piece lies behind its mark. */
const STARTS = /DDEAUTO/i;
/** A template that is not on the reader's own disk. */
const TEMPLATE = /(?:https?:\/\/|\\\\|file:)[^\p{Cc}]{1,300}?\.dot[mx]?(?![a-z])/iu;

/**
 * True for a Word document of before 2007 of known streams, without fields that start or fetch
 * something and without a template from elsewhere. Its text is in two encodings and in pieces, so
 * that this is looked for rather than parsed. Throws where the document cannot be read.
 */
export function isPlainDoc(bytes: Buffer): boolean {
  const { FullPaths, FileIndex } = CFB.read(bytes, { type: 'buffer' });
  if (!FullPaths.includes('Root Entry/WordDocument')) return false;
  return FullPaths.every((path, index) => {
    if (!STREAMS.test(path)) return false;
    const content = Buffer.from(FileIndex[index]?.content ?? []).toString('latin1');
    // Without its zeros, text in UTF-16 reads like text in a one-byte code page.
    const text = content.replaceAll('\0', '');
    const codes = text.split(FIELD).slice(1);
    return !codes.some((code) => ACTS.test(code)) && !STARTS.test(text) && !TEMPLATE.test(text);
  });
}

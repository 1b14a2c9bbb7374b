import { nameSet } from './name-set.ts';
import { isPlainLink } from './plain-link.ts';

/**
 * Fields that compute with the document or its metadata (ECMA-376-1, section 17.16.5), and SHAPE,
 * the place of a drawing. The others start programs (DDE, DDEAUTO, LINK, EMBED, MACROBUTTON), fetch
 * files (INCLUDETEXT, INCLUDEPICTURE, IMPORT, DATABASE), or build fields from text (QUOTE, IF, SET).
 */
const HARMLESS = nameSet(`
  PAGE NUMPAGES SECTION SECTIONPAGES PAGEREF REF NOTEREF STYLEREF SEQ TOC TC INDEX XE DATE TIME
  CREATEDATE SAVEDATE PRINTDATE EDITTIME AUTHOR LASTSAVEDBY TITLE SUBJECT KEYWORDS COMMENTS
  FILENAME FILESIZE NUMCHARS NUMWORDS REVNUM USERNAME USERINITIALS USERADDRESS DOCPROPERTY SYMBOL
  EQ ADVANCE LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT FORMTEXT FORMCHECKBOX FORMDROPDOWN CITATION
  BIBLIOGRAPHY HYPERLINK SHAPE
`);

/** Switches of HYPERLINK with an argument: a bookmark, a tooltip, a frame. */
const SWITCHES_WITH_WORD = ['\\l', '\\o', '\\t', '\\s'];

/** Whether a field code computes with the document alone, or is a plain link. */
export function isHarmlessField(code: string): boolean {
  const [name = '', ...words] = code.match(/"[^"]*"?|[^\s"]+/g) ?? [];
  return HARMLESS.has(name.toUpperCase()) && (!/^hyperlink$/i.test(name) || leadsToPlain(words));
}

function leadsToPlain(words: readonly string[]): boolean {
  return words.every((word, index) => {
    const isOfSwitch = SWITCHES_WITH_WORD.includes(words[index - 1]?.toLowerCase() ?? '');
    // Readers differ on whether a switch after such a switch is its argument.
    if (/^\\[a-z]$/i.test(word)) return !isOfSwitch;
    return isOfSwitch || isPlainLink(word.replaceAll('"', ''));
  });
}

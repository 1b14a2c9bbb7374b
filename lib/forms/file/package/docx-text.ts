import { nameSet } from '../name-set.ts';
import { isBookmark, isPlainLink } from '../plain-link.ts';
import { FieldReader, type Place } from './docx-fields.ts';
import { readXml, type XmlElement } from './read-xml.ts';

/** The vocabulary of Word, in both of its forms (ECMA-376-1, annex A; ISO/IEC 29500-4). */
const WORD = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];

/**
 * Elements that bring in other files, objects, controls, databases, macros or pages of the web
 * (ECMA-376-1, part 17; MS-DOCX, section 2.6).
 */
const REFUSED = nameSet(`
  altChunk object OLEObject control attachedTemplate mailMerge subDoc frameset entryMacro
  exitMacro webVideoPr externalData script
`);

/** What may hold text that is no part of a code, or that Word passes over. */
const NO_CODE = nameSet(`
  t delText delInstrText del moveFrom AlternateContent fldSimple
`);

/** Shows what is in elements that are passed over otherwise (ECMA-376-3, section 10.2). */
const PROCESS_CONTENT = 'ProcessContent';

/**
 * True for a part of a Word document whose fields are harmless and that brings in nothing. Throws
 * where it is no XML.
 */
export function isPlainWordText(content: Buffer): boolean {
  const fields = new FieldReader();
  const places: Place[] = [];
  let isPlain = true;
  let isCode = false;
  readXml(content, {
    open(element) {
      const { uri, local } = element;
      const place = WORD.includes(uri) ? places.at(-1) : Symbol(local);
      places.push(place);
      if (REFUSED.has(local) || !hasPlainAttributes(element)) isPlain = false;
      // Behind an element inside of a code, Word reads on.
      if (isCode || (fields.isInCode && NO_CODE.has(local))) isPlain = false;
      isCode = local === 'instrText' && fields.isInCode;
      if (local === 'fldSimple') fields.simple(attribute(element, 'instr') ?? '');
      if (local === 'fldChar') fields.mark(attribute(element, 'fldCharType'), place);
    },
    close() {
      places.pop();
      isCode = false;
    },
    text(text) {
      if (isCode) fields.addToCode(text, places.at(-1));
    },
  });
  return isPlain && fields.isHarmless;
}

/** An attribute of Word's vocabulary; undefined where another one has the same name. */
function attribute({ attributes }: XmlElement, name: string): string | undefined {
  const [found, ...others] = attributes.filter(({ local }) => local === name);
  const isOfWord = found?.uri === '' || WORD.includes(found?.uri ?? '');
  return isOfWord && others.length === 0 ? found?.value : undefined;
}

/** Old drawings name links and pictures in attributes, past all relationships. */
function hasPlainAttributes({ attributes }: XmlElement): boolean {
  return attributes.every(({ uri, local, value }) => {
    if (local === PROCESS_CONTENT) return false;
    // In a vocabulary of its own it is where a picture comes from, and no link.
    if (local === 'href') return isBookmark(value) || (uri === '' && isPlainLink(value));
    if (local === 'src' || local === 'althref') return !/[:\\]|^\/\//.test(value);
    return true;
  });
}

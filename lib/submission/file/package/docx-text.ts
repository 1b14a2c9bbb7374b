import { isHarmlessField } from '../field-codes.ts';
import { nameSet } from '../name-set.ts';
import { isBookmark, isPlainLink } from '../plain-link.ts';
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

const STEPS = ['begin', 'separate', 'end'];

/** A field that has begun. */
interface OpenField {
  /** Told so far; null once the result begins. */
  code: string | null;
  /** The innermost element around it that Word may pass over. */
  readonly foreign: symbol | undefined;
}

/**
 * True for a part of a Word document whose fields are harmless and that brings in nothing. A code
 * is put together from all the runs it is spread over, and has nothing else in it: what Word would
 * pass over, or compute first, could make another code of it. Throws where it is no XML.
 */
export function isPlainWordText(content: Buffer): boolean {
  let isPlain = true;
  let isCode = false;
  /** For each open element, the innermost of another vocabulary that it is or is in. */
  const foreign: (symbol | undefined)[] = [];
  const fields: OpenField[] = [];
  const judge = (code: string | null | undefined) => {
    if (typeof code === 'string' && !isHarmlessField(code)) isPlain = false;
  };
  const mark = (step: string | undefined) => {
    const field = fields.at(-1);
    if (!STEPS.includes(step ?? '')) isPlain = false;
    if (step === 'begin') {
      if (typeof field?.code === 'string') isPlain = false;
      fields.push({ code: '', foreign: foreign.at(-1) });
      return;
    }
    if (field && field.foreign !== foreign.at(-1)) isPlain = false;
    judge(field?.code);
    if (step === 'separate' && field) field.code = null;
    if (step === 'end') fields.pop();
  };
  readXml(content, {
    open(element) {
      const { uri, local } = element;
      const field = fields.at(-1);
      // Behind an element inside of a code, Word reads on.
      if (isCode) isPlain = false;
      foreign.push(WORD.includes(uri) ? foreign.at(-1) : Symbol(local));
      isCode = local === 'instrText' && typeof field?.code === 'string';
      if (isCode && field?.foreign !== foreign.at(-1)) isPlain = false;
      if (typeof field?.code === 'string' && NO_CODE.has(local)) isPlain = false;
      if (REFUSED.has(local) || !hasPlainAttributes(element)) isPlain = false;
      if (local === 'fldSimple') judge(attribute(element, 'instr') ?? '');
      if (local === 'fldChar') mark(attribute(element, 'fldCharType'));
    },
    close() {
      foreign.pop();
      isCode = false;
    },
    text(text) {
      const field = fields.at(-1);
      if (isCode && typeof field?.code === 'string') field.code += text;
    },
  });
  for (const { code } of fields) judge(code);
  return isPlain;
}

/** An attribute of Word's vocabulary; undefined where another one has the same name. */
function attribute({ attributes }: XmlElement, name: string): string | undefined {
  const [found, ...others] = attributes.filter(({ local }) => local === name);
  const isOfWord = found?.uri === '' || WORD.includes(found?.uri ?? '');
  return isOfWord && others.length === 0 ? found?.value : undefined;
}

/** Old drawings name links and pictures in attributes, past all relationships. */
function hasPlainAttributes({ attributes }: XmlElement): boolean {
  return attributes.every(({ local, value }) => {
    if (local === PROCESS_CONTENT) return false;
    if (local === 'href') return isBookmark(value) || isPlainLink(value);
    if (local === 'src' || local === 'althref') return !/[:\\]|^\/\//.test(value);
    return true;
  });
}

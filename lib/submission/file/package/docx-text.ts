import { isHarmlessField } from '../field-codes.ts';
import { isPlainLink } from '../plain-link.ts';
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
const REFUSED = new Set(
  ['altChunk', 'object', 'OLEObject', 'control', 'attachedTemplate', 'mailMerge', 'subDoc'].concat([
    'frameset',
    'entryMacro',
    'exitMacro',
    'webVideoPr',
    'externalData',
    'script',
  ]),
);

/** What may hold text that is no part of a code, or that Word passes over. */
const NO_CODE = new Set(['t', 'delText', 'delInstrText', 'del', 'moveFrom', 'AlternateContent']);

/** A field that has begun. */
interface OpenField {
  /** Told so far; null once the result begins. */
  code: string | null;
  /** How many elements of other vocabularies it is in, which Word may pass over. */
  readonly foreign: number;
}

/**
 * True for a part of a Word document whose fields are harmless and that brings in nothing. A code
 * is put together from all the runs it is spread over, and has nothing else in it: what Word would
 * pass over, or compute first, could make another code of it. Throws where it is no XML.
 */
export function isPlainWordText(content: Buffer): boolean {
  let isPlain = true;
  let isCode = false;
  let foreign = 0;
  const fields: OpenField[] = [];
  const judge = (code: string | null | undefined) => {
    if (typeof code === 'string' && !isHarmlessField(code)) isPlain = false;
  };
  const mark = (step: string | undefined) => {
    const field = fields.at(-1);
    if (step === 'begin') {
      if (typeof field?.code === 'string') isPlain = false;
      fields.push({ code: '', foreign });
      return;
    }
    judge(field?.code);
    if (step === 'separate' && field) field.code = null;
    if (step === 'end') fields.pop();
  };
  readXml(content, {
    open(element) {
      const { uri, local } = element;
      const field = fields.at(-1);
      if (foreign > 0 || !WORD.includes(uri)) foreign += 1;
      isCode = local === 'instrText' && typeof field?.code === 'string';
      if (isCode && field?.foreign !== foreign) isPlain = false;
      if (typeof field?.code === 'string' && NO_CODE.has(local)) isPlain = false;
      if (REFUSED.has(local) || !hasPlainLinks(element)) isPlain = false;
      if (local === 'fldSimple') judge(attribute(element, 'instr') ?? '');
      if (local === 'fldChar') mark(attribute(element, 'fldCharType'));
    },
    close() {
      if (foreign > 0) foreign -= 1;
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

function attribute({ attributes }: XmlElement, name: string): string | undefined {
  return attributes.find(({ local }) => local === name)?.value;
}

/** Old drawings name links and pictures in attributes, past all relationships. */
function hasPlainLinks({ attributes }: XmlElement): boolean {
  return attributes.every(({ local, value }) => {
    if (local === 'href') return value === '' || value.startsWith('#') || isPlainLink(value);
    if (local === 'src' || local === 'althref') return !/[:\\]|^\/\//.test(value);
    return true;
  });
}

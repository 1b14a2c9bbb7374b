import { isHarmlessField } from '../field-codes.ts';
import { isPlainLink } from '../plain-link.ts';
import { readXml, type XmlAttribute, type XmlElement } from './read-xml.ts';

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

/** Elements whose text is part of the code while a field's code is being told. */
const CODE = new Set(['instrText', 'delInstrText', 't', 'delText']);

/** A field that has begun, one inside of another; `code` is null once its result begins. */
interface OpenField {
  code: string | null;
}

/**
 * True for a part of a Word document whose fields are harmless and that brings in nothing. Codes
 * are put together from all the runs that they are spread over. Throws where it is no XML.
 */
export function isPlainWordText(content: Buffer): boolean {
  let isPlain = true;
  let isCode = false;
  const fields: OpenField[] = [];
  const judge = (code: string | null | undefined) => {
    if (typeof code === 'string' && !isHarmlessField(code)) isPlain = false;
  };
  readXml(content, {
    open(element) {
      isCode = CODE.has(element.local);
      if (REFUSED.has(element.local) || !hasPlainLinks(element)) isPlain = false;
      if (element.local === 'fldSimple') judge(attribute(element, 'instr') ?? '');
      if (element.local !== 'fldChar') return;
      const step = attribute(element, 'fldCharType');
      const field = fields.at(-1);
      if (step === 'begin') fields.push({ code: '' });
      else judge(field?.code);
      if (step === 'separate' && field) field.code = null;
      if (step === 'end') fields.pop();
    },
    text(text) {
      if (!isCode) return;
      for (const field of fields) if (field.code !== null) field.code += text;
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
  return attributes.every(({ local, value }: XmlAttribute) => {
    if (local === 'href') return value === '' || value.startsWith('#') || isPlainLink(value);
    if (local === 'src' || local === 'althref') return !/[:\\]|^\/\//.test(value);
    return true;
  });
}

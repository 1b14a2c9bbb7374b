import { FieldReader, type Place } from '../common/field-reader.ts';
import { nameSet } from '../common/name-set.ts';
import { isBookmark, isPlainLink } from '../common/plain-link.ts';
import { readXml, type XmlElement } from './read-xml.ts';

/** The namespaces of Word, in both forms (ECMA-376-1, annex A; ISO/IEC 29500-4). */
const WORD = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];

/**
 * Elements that include other files, objects, controls, databases, macros or web pages, or make all
 * links relative to a place (ECMA-376-1, parts 17 and 22.2; MS-DOCX, section 2.6).
 */
const REFUSED = nameSet(`
  altChunk object OLEObject control attachedTemplate mailMerge subDoc frameset entryMacro
  exitMacro webVideoPr externalData script HyperlinkBase
`);

/**
 * The namespaces of the schema library, in both forms (ECMA-376-1, part 23). It may say from where
 * Word loads the schemas of a text, and the manifests by which smart documents install programs.
 */
const SCHEMA_LIBRARY = [
  'http://schemas.openxmlformats.org/schemaLibrary/2006/main',
  'http://purl.oclc.org/ooxml/schemaLibrary/main',
];
const SCHEMA_PLACES = nameSet('manifestLocation schemaLocation');

/**
 * The element whose text says from where Word loads a form to be shown above a document (InfoPath).
 * SharePoint writes it without text.
 */
const FORM_PLACE = 'xsnLocation';

/** The namespaces of references to relationships, in both forms. */
const REFERENCES = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
];
/** The namespace of old drawings, whose `relid` is a reference too (ECMA-376-4, section 19.2.2). */
const OLD_DRAWINGS = 'urn:schemas-microsoft-com:office:office';
/** Elements that wait for a click; any other could fetch the target of a link, such as a picture. */
const LINKS = nameSet('hyperlink hlinkClick hlinkHover hlinkMouseOver');

/**
 * Names of custom properties with which Word loads a program of the document's author, also from a server
 * (Visual Studio Tools for Office).
 */
export const CUSTOMIZATION = /_Assembly(?:Name|Location)/i;

/** Elements whose text is not part of a code, or that Word ignores. */
const NO_CODE = nameSet(`
  t delText delInstrText del moveFrom AlternateContent fldSimple
`);

/**
 * Makes Word process the content of elements that it otherwise ignores (ECMA-376-3, section 10.2).
 */
const PROCESS_CONTENT = 'ProcessContent';

/**
 * The attribute in which newer versions of Word keep a drawing beside its old form: a package in
 * base64 (ECMA-376-4, section 19.1.2.19).
 */
const PACKAGE = 'gfxdata';
const BASE64 = /^[a-z\d+/]*={0,2}$/i;

/** A part of a Word document. */
export interface WordText {
  /** Whether it has only harmless fields and includes nothing but its packages. */
  readonly isPlain: boolean;
  /** The packages in its old drawings, which are to be checked. */
  readonly packages: readonly Buffer[];
}

/** Whether XML that Word stores has only harmless fields and includes nothing. Throws if it is no XML. */
export function isPlainWordText(content: Buffer): boolean {
  const { isPlain, packages } = readWordText(content, new Set());
  return isPlain && packages.length === 0;
}

/**
 * Reads a part of a Word document. `links` are the ids of its relationships to other places. Throws if
 * it is not XML, or has a package that is not in base64.
 */
export function readWordText(content: Buffer, links: ReadonlySet<string>): WordText {
  const fields = new FieldReader();
  const places: Place[] = [];
  const packages: Buffer[] = [];
  let isPlain = true;
  let isCode = false;
  let isFormPlace = false;
  readXml(content, {
    open(element) {
      const { uri, local } = element;
      const place = WORD.includes(uri) ? places.at(-1) : Symbol(local);
      places.push(place);
      if (REFUSED.has(local) || !hasPlainAttributes(element)) isPlain = false;
      if (!LINKS.has(local) && refersTo(element, links)) isPlain = false;
      packages.push(...packagesOf(element));
      // Word continues reading a code after an element inside it.
      if (isCode || (fields.isInCode && NO_CODE.has(local))) isPlain = false;
      if (isFormPlace) isPlain = false;
      isFormPlace = local === FORM_PLACE;
      isCode = local === 'instrText' && fields.isInCode;
      if (local === 'fldSimple') fields.simple(attribute(element, 'instr') ?? '');
      if (local === 'fldChar') fields.mark(attribute(element, 'fldCharType'), place);
    },
    close() {
      places.pop();
      isCode = false;
      isFormPlace = false;
    },
    text(text) {
      if (isFormPlace && text.trim() !== '') isPlain = false;
      if (isCode) fields.addToCode(text, places.at(-1));
    },
  });
  return { isPlain: isPlain && fields.isHarmless, packages };
}

function packagesOf({ attributes }: XmlElement): readonly Buffer[] {
  return attributes
    .filter(({ local }) => local === PACKAGE)
    .map(({ value }) => {
      const digits = value.replace(/\s/g, '');
      if (!BASE64.test(digits)) throw new Error('A package is in an odd encoding.');
      return Buffer.from(digits, 'base64');
    });
}

function refersTo({ attributes }: XmlElement, links: ReadonlySet<string>): boolean {
  return attributes.some(({ uri, local, value }) => {
    const isReference = uri === OLD_DRAWINGS ? local === 'relid' : REFERENCES.includes(uri);
    return isReference && links.has(value);
  });
}

/** Returns an attribute of Word's namespace; undefined if another one has the same name. */
function attribute({ attributes }: XmlElement, name: string): string | undefined {
  const [found, ...others] = attributes.filter(({ local }) => local === name);
  const isOfWord = found?.uri === '' || WORD.includes(found?.uri ?? '');
  return isOfWord && others.length === 0 ? found?.value : undefined;
}

/**
 * Whether attributes are plain: old drawings have links and pictures in attributes, and a schema library
 * its places, without relationships.
 */
function hasPlainAttributes({ uri: vocabulary, attributes }: XmlElement): boolean {
  return attributes.every(({ uri, local, value }) => {
    if (SCHEMA_PLACES.has(local) && SCHEMA_LIBRARY.includes(uri || vocabulary)) return false;
    if (local === PROCESS_CONTENT || (local === 'name' && CUSTOMIZATION.test(value))) return false;
    // In a namespace of its own it is the source of a picture, not a link.
    if (local === 'href') return isBookmark(value) || (uri === '' && isPlainLink(value));
    if (local === 'src' || local === 'althref') return !/[:\\]|^\/\//.test(value);
    return true;
  });
}

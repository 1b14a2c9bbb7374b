import { nameSet } from '../common/name-set.ts';
import { isBookmark, isPlainLink } from '../common/plain-link.ts';
import type { Parts } from './read-package.ts';
import { readXml, type XmlElement } from './read-xml.ts';

const ODF = 'urn:oasis:names:tc:opendocument:xmlns:';
const ODF_PARTS = nameSet(`
  office style text table drawing datastyle svg-compatible meta config manifest
`);

/** Namespaces of text, formatting and metadata. Scripts, forms and databases are excluded. */
const VOCABULARIES = new Set([
  ...[...ODF_PARTS].map((name) => `${ODF}${name}:1.0`),
  'http://purl.org/dc/elements/1.1/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://docs.oasis-open.org/ns/office/1.2/meta/pkg#',
  'http://docs.oasis-open.org/ns/office/1.2/meta/odf#',
  'http://openoffice.org/2009/office',
  'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0',
  'urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0',
]);

/**
 * Elements of these namespaces that run something, contain objects or pictures, or fetch external
 * data: the pictures of a package are parts of their own.
 */
const REFUSED = nameSet(`
  script event-listeners execute-macro dde-source dde-connection dde-link dde-connection-decl
  table-source cell-range-source section-source object object-ole applet plugin floating-frame
  encryption-data binary-data database-display database-next database-row-select
  database-row-number database-name database-source-table database-source-query
  database-source-sql
`);

const LINKS = ['a', 'hyperlink'];

/**
 * Attributes with the address of a work in a bibliography, and of a copy of it, which LibreOffice
 * opens on a click.
 */
const ADDRESSES = nameSet('url local-url');

/** Word's fields that LibreOffice preserves without interpreting them: their effect is unknown. */
const UNKNOWN_FIELD = /UNHANDLED/i;

/**
 * Whether a part of a text document contains only text and formatting, with plain links and
 * pictures of the same document. Throws if it is not XML.
 */
export function isPlainOdfText(content: Buffer, parts: Parts): boolean {
  let isPlain = true;
  readXml(content, {
    open(element) {
      if (!isPlainElement(element, parts)) isPlain = false;
    },
  });
  return isPlain;
}

function isPlainElement({ uri, local, attributes }: XmlElement, parts: Parts): boolean {
  return (
    VOCABULARIES.has(uri) &&
    !REFUSED.has(local) &&
    attributes.every((attribute) => {
      if (attribute.uri.includes(':script:') || attribute.local === 'macro-name') return false;
      if (UNKNOWN_FIELD.test(attribute.value) && /fieldmark/.test(local)) return false;
      if (ADDRESSES.has(attribute.local)) {
        return isBookmark(attribute.value) || isPlainLink(attribute.value);
      }
      return attribute.local !== 'href' || leadsToPlain(attribute.value, local, parts);
    })
  );
}

function leadsToPlain(target: string, element: string, parts: Parts): boolean {
  if (isBookmark(target)) return true;
  if (LINKS.includes(element) && isPlainLink(target)) return true;
  return parts.has(target.replace(/^\.\//, ''));
}

import { posix } from 'node:path';
import { nameSet } from '../common/name-set.ts';
import { isBookmark, isPlainLink } from '../common/plain-link.ts';
import type { PartKind } from './docx-part-types.ts';
import type { Parts } from './read-package.ts';
import { ownAttributes, readXml } from './read-xml.ts';

const VOCABULARY = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The kind of a part by its relationship; all others are text. */
const PART_KINDS: Readonly<Record<string, PartKind>> = {
  font: 'font',
  image: 'picture',
  hdphoto: 'picture',
  thumbnail: 'picture',
};

/** The namespaces of relationship types: ECMA-376 in both of its forms, its packages, Microsoft. */
const FAMILIES = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/',
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/',
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/',
  'http://schemas.microsoft.com/office/2006/relationships/',
  'http://schemas.microsoft.com/office/2007/relationships/',
  'http://schemas.microsoft.com/office/2011/relationships/',
  'http://schemas.microsoft.com/office/2016/09/relationships/',
  'http://schemas.microsoft.com/office/2018/08/relationships/',
  'http://schemas.microsoft.com/office/2020/02/relationships/',
];

/**
 * The relationships of a text or drawing with pictures. Templates, objects, controls and macros are
 * excluded.
 */
const KINDS = nameSet(`
  officeDocument core-properties extended-properties custom-properties thumbnail styles
  stylesWithEffects settings webSettings fontTable font numbering theme themeOverride footnotes
  endnotes header footer comments commentsExtended commentsIds commentsExtensible people customXml
  customXmlProps image hdphoto hyperlink glossaryDocument diagramData diagramLayout
  diagramQuickStyle diagramColors diagramDrawing classificationlabels drawing shapeXml
  groupShapeXml connectorXml pictureXml graphicFrameDoc downRev
`);

/**
 * Whether all relationships of a document are of known types, stay inside it and lead to parts
 * declared with the matching kind, and so checked for the use they are put to. Plain hyperlinks may
 * lead outside: they are followed only on a click.
 */
export function hasPlainRelationships(parts: Parts, kinds: ReadonlyMap<string, PartKind>): boolean {
  return [...parts].every(
    ([name, content]) => !/\.rels$/i.test(name) || staysInside(name, content, kinds),
  );
}

function staysInside(name: string, content: Buffer, kinds: ReadonlyMap<string, PartKind>): boolean {
  // word/_rels/document.xml.rels has the relationships of word/document.xml.
  const folder = posix.dirname(posix.dirname(name));
  let isPlain = posix.basename(posix.dirname(name)) === '_rels';
  readXml(content, {
    open(element) {
      if (element.uri !== VOCABULARY) isPlain = false;
      if (element.local === 'Relationships') return;
      const { Type = '', Target = '', TargetMode = 'Internal' } = ownAttributes(element);
      const kind = Type.slice(Type.lastIndexOf('/') + 1);
      const isKnown = KINDS.has(kind) && FAMILIES.includes(Type.slice(0, -kind.length));
      const isLink = kind === 'hyperlink' && (isPlainLink(Target) || isBookmark(Target));
      const isAsDeclared = kinds.get(partName(folder, Target)) === (PART_KINDS[kind] ?? 'text');
      const isInside = TargetMode === 'Internal' && isAsDeclared;
      if (element.local !== 'Relationship' || !isKnown || !(isLink || isInside)) isPlain = false;
    },
  });
  return isPlain;
}

/** Returns the ids of the relationships of a part that are links. */
export function linksOf(name: string, parts: Parts): ReadonlySet<string> {
  const { dir, base } = posix.parse(name);
  const file = `${dir}/_rels/${base}.rels`.toLowerCase();
  const links = new Set<string>();
  for (const [of, content] of parts) {
    // Readers find parts whatever their case (ECMA-376-2, section 9.1.1.2).
    if (of.toLowerCase() !== file) continue;
    readXml(content, {
      open(element) {
        const { Id = '', Type = '' } = ownAttributes(element);
        if (Type.endsWith('/hyperlink')) links.add(Id);
      },
    });
  }
  return links;
}

/**
 * Returns the name of a target's part; a target that begins with a slash is relative to the package
 * root.
 */
function partName(folder: string, target: string): string {
  return posix.join('/', target.startsWith('/') ? '' : folder, target).slice(1);
}

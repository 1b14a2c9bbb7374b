import { nameSet } from '../common/name-set.ts';
import type { Parts } from './read-package.ts';
import { ownAttributes, readXml } from './read-xml.ts';

/** The part that declares the types of the others. */
export const CONTENT_TYPES = '[Content_Types].xml';
const VOCABULARY = 'http://schemas.openxmlformats.org/package/2006/content-types';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PACKAGE = 'application/vnd.openxmlformats-package';

const WORD_PARTS = nameSet(`
  document.glossary styles settings webSettings fontTable numbering footnotes endnotes header
  footer comments commentsExtended commentsIds commentsExtensible people
`);
const OFFICE_PARTS = nameSet(`
  theme themeOverride extended-properties custom-properties customXmlProperties
  drawingml.diagramData drawingml.diagramLayout drawingml.diagramStyle drawingml.diagramColors
`);

/** Parts with text and formatting (ECMA-376-1, section 11.3, and Word's additions). */
const TEXT = new Set([
  ...[...WORD_PARTS].map((part) => `${WORD}.${part}+xml`),
  'application/vnd.ms-word.stylesWithEffects+xml',
  ...[...OFFICE_PARTS].map((part) => `${OFFICE}.${part}+xml`),
  'application/vnd.ms-office.drawingml.diagramDrawing+xml',
  'application/vnd.ms-office.classificationlabels+xml',
  'application/vnd.ms-office.DrsDownRev+xml',
  `${PACKAGE}.core-properties+xml`,
  `${PACKAGE}.relationships+xml`,
  'application/xml',
]);

/** Embedded fonts, obfuscated so that other programs cannot read them. */
const FONT = `${OFFICE}.obfuscatedFont`;

/** The check of a part: its text, that it is a picture, or none for an obfuscated font. */
export type PartKind = 'text' | 'picture' | 'font';

/**
 * Returns the kind of each part by name, as declared by the document (ECMA-376-2, section 10.1.2).
 * Null if a part has a type that does not belong in a document, or there is not one main part, which
 * has one of the types `main`.
 */
export function partKinds(
  parts: Parts,
  main: ReadonlySet<string>,
): ReadonlyMap<string, PartKind> | null {
  const [byEnding, byName] = declaredTypes(parts.get(CONTENT_TYPES) ?? Buffer.alloc(0));
  const kinds = new Map<string, PartKind>();
  let mainParts = 0;
  for (const name of parts.keys()) {
    if (name === CONTENT_TYPES) continue;
    const ending = /\.([^./]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    const type = byName.get(`/${name}`.toLowerCase()) ?? byEnding.get(ending) ?? '';
    const kind = main.has(type) ? 'text' : kindOf(type);
    if (kind === null) return null;
    if (main.has(type)) mainParts += 1;
    kinds.set(name, kind);
  }
  return mainParts === 1 ? kinds : null;
}

function kindOf(type: string): PartKind | null {
  if (TEXT.has(type)) return 'text';
  if (type.startsWith('image/')) return 'picture';
  return type === FONT ? 'font' : null;
}

/**
 * Adds a declaration. Throws if a part is declared with two types: readers differ on which one
 * counts.
 */
function declare(types: Map<string, string>, of: string, type: string): void {
  const name = of.toLowerCase();
  if ((types.get(name) ?? type) !== type) throw new Error('A part of two types.');
  types.set(name, type);
}

type Types = ReadonlyMap<string, string>;

function declaredTypes(content: Buffer): readonly [Types, Types] {
  const [byEnding, byName] = [new Map<string, string>(), new Map<string, string>()];
  readXml(content, {
    open(element) {
      const { Extension = '', PartName = '', ContentType = '' } = ownAttributes(element);
      if (element.uri !== VOCABULARY) throw new Error('An element of another vocabulary.');
      if (element.local === 'Default') declare(byEnding, Extension, ContentType);
      if (element.local === 'Override') declare(byName, PartName, ContentType);
    },
  });
  return [byEnding, byName];
}

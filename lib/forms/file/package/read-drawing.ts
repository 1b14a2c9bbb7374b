import { nameSet } from '../common/name-set.ts';
import { type DrawingPart, isBoundedDrawing } from './drawing-parts.ts';
import {
  fetches,
  idsIn,
  type Reference,
  referencesInStyle,
  referencesOf,
  type Use,
} from './drawing-styles.ts';
import { readXml, type XmlAttribute, type XmlElement } from './read-xml.ts';

/** The namespace of XHTML. */
const PAGE = 'http://www.w3.org/1999/xhtml';
/** The namespace of `xml:base`, which makes references within a drawing lead outside. */
const XML = 'http://www.w3.org/XML/1998/namespace';

/** A picture within a drawing (RFC 2397). */
const DATA_URL = /^data:image\/(?:png|jpeg);base64,/i;

const REFUSED = nameSet('script foreignObject handler');
const ANIMATION = /^(?:animate|set$)/;
/** Properties that may not change while a drawing is shown. */
const FIXED = /(?:^|:)(?:href|src|style|class|id|on\w+)$/i;
/** Elements that refer to others without drawing them, beside animations. */
const NO_COPIES = nameSet('a discard mpath');

/** Elements that only define colors. */
const COLORS = nameSet('linearGradient radialGradient stop');

/** An SVG drawing. */
interface Drawing {
  /**
   * Whether it has no scripts and no external references, and what it copies and repeats does not
   * multiply.
   */
  readonly isPlain: boolean;
  /** The pictures in it, which are to be checked. */
  readonly pictures: readonly Buffer[];
}

/** Reads an SVG drawing. Throws if it is no XML, or its references cannot be counted. */
export function readDrawing(content: Buffer): Drawing {
  let name: string | undefined;
  const root: DrawingPart = { own: 0, ids: [], classes: [], references: [], children: [] };
  let isPlain = true;
  const pictures: Buffer[] = [];
  /** The parts around and in the drawing that are open. */
  const open = [root];
  const sheets: string[] = [];
  /** The text of the style sheet that is open, whatever parts it. */
  let sheet: string | null = null;
  readXml(content, {
    instruction: (target) => {
      if (target === 'xml-stylesheet') isPlain = false;
    },
    close: () => {
      if (sheet !== null) sheets.push(sheet);
      sheet = null;
      open.pop();
    },
    text: (text) => {
      if (sheet !== null) sheet += text;
    },
    open: (element) => {
      // Viewers continue reading a style sheet after an element inside it (DOM, child text
      // content).
      if (sheet !== null || !isPlainElement(element)) isPlain = false;
      sheet = element.local === 'style' ? '' : null;
      pictures.push(...picturesIn(element));
      name ??= element.local;
      open.push(addPart(element, open.at(-1) ?? root));
    },
  });
  if (name !== 'svg' || sheets.some(fetches)) isPlain = false;
  return { isPlain: isPlain && isBoundedDrawing(root, sheets), pictures };
}

function isPlainElement({ uri, local, attributes }: XmlElement): boolean {
  // An embedded page would be loaded, and its references could change while it is shown.
  if (uri === PAGE || REFUSED.has(local)) return false;
  const isAnimation = ANIMATION.test(local);
  return attributes.every((attribute) => {
    const { uri: of, local: name, value } = attribute;
    if (name === 'attributeName' && FIXED.test(value.trim())) return false;
    if (of === XML && name === 'base') return false;
    if (of === '' && (fetches(value) || (isAnimation && /url/i.test(value)))) return false;
    if (/^on/i.test(name)) return false;
    return name !== 'href' || idsIn(value) !== null || DATA_URL.test(value);
  });
}

function picturesIn({ attributes }: XmlElement): readonly Buffer[] {
  return attributes
    .filter(({ local, value }) => local === 'href' && DATA_URL.test(value))
    .map(({ value }) => Buffer.from(value.replace(DATA_URL, ''), 'base64'));
}

/**
 * Adds an element to the part around it. Returns its own part, or the one around it if it needs
 * none: nothing refers to it, and it refers to nothing.
 */
function addPart({ local, attributes }: XmlElement, around: DrawingPart): DrawingPart {
  // Some viewers take xml:id for an id, too.
  const valuesOf = (name: string) =>
    attributes.filter((one) => one.local === name).map(({ value }) => value);
  const ids = valuesOf('id');
  const classes = valuesOf('class').flatMap((value) => value.split(/\s+/));
  const references = attributes.flatMap((attribute) => referencesIn(attribute, local));
  const own = COLORS.has(local) ? 0 : 1;
  if (ids.length + classes.length + references.length === 0) {
    around.own += own;
    return around;
  }
  const part: DrawingPart = { own, ids, classes, references, children: [] };
  around.children.push(part);
  return part;
}

function referencesIn(
  { uri, local, value }: XmlAttribute,
  element: string,
): readonly Reference<Use | 'copied'>[] {
  if (local === 'href') {
    if (NO_COPIES.has(element) || ANIMATION.test(element)) return [];
    return (idsIn(value) ?? []).map((id) => ({ id, kind: 'copied' }));
  }
  if (uri !== '') return [];
  return local === 'style' ? referencesInStyle(value) : referencesOf(local, value);
}

import { readXml } from './read-xml.ts';

/** The namespace of XHTML. */
const PAGE = 'http://www.w3.org/1999/xhtml';

/** References of a style within the drawing. */
const INSIDE = /url\(\s*["']?#[^)"']*["']?\s*\)/gi;
/** Other references in styles, also escaped (CSS Values 4, section 4.5; CSS Cascade 5). */
const FETCHES = /url\s*\(|src\s*\(|image-set|@import|\\/i;

/** A picture within a drawing (RFC 2397). */
const DATA_URL = /^data:image\/(?:png|jpeg);base64,/i;

/** An SVG drawing. */
interface Drawing {
  /**
   * Whether it has no scripts, no external references, and no copies of parts that have copies
   * themselves, which would multiply.
   */
  readonly isPlain: boolean;
  /** The pictures in it, which are to be checked. */
  readonly pictures: readonly Buffer[];
}

/** Reads an SVG drawing. Throws if it is no XML. */
export function readDrawing(content: Buffer): Drawing {
  let root: string | undefined;
  let isPlain = true;
  let isStyle = false;
  const pictures: Buffer[] = [];
  /** The ids of the open elements, and of all those in which there is a copy. */
  const open: (string | undefined)[] = [];
  const copying = new Set<string>();
  const copied = new Set<string>();
  readXml(content, {
    instruction: (target) => {
      if (target === 'xml-stylesheet') isPlain = false;
    },
    close: () => {
      isStyle = false;
      open.pop();
    },
    text: (text) => {
      if (isStyle && FETCHES.test(text.replace(INSIDE, ''))) isPlain = false;
    },
    open: ({ uri, local, attributes }) => {
      root ??= local;
      open.push(attributes.find(({ local: name }) => name === 'id')?.value);
      if (local === 'use') for (const id of open) if (id !== undefined) copying.add(id);
      // Viewers continue reading a style sheet after an element inside it (DOM, child text
      // content).
      if (isStyle) isPlain = false;
      isStyle = local === 'style';
      if (['script', 'foreignObject', 'handler'].includes(local)) isPlain = false;
      // An embedded page would be loaded, and its references could change while it is shown.
      if (uri === PAGE) isPlain = false;
      for (const { uri: of, local: name, value } of attributes) {
        if (name === 'attributeName' && /(?:^|:)(?:href|src|style|on\w+)$/i.test(value.trim())) {
          isPlain = false;
        }
        if (of === '' && FETCHES.test(value.replace(INSIDE, ''))) isPlain = false;
        if (/^on/i.test(name)) isPlain = false;
        if (name !== 'href') continue;
        if (value.startsWith('#')) copied.add(value.slice(1));
        else if (DATA_URL.test(value))
          pictures.push(Buffer.from(value.replace(DATA_URL, ''), 'base64'));
        else isPlain = false;
      }
    },
  });
  const multiplies = [...copying].some((id) => copied.has(id));
  return { isPlain: root === 'svg' && isPlain && !multiplies, pictures };
}

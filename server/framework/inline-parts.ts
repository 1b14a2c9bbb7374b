import { hash } from 'node:crypto';
import { unescapeHtml } from '../../lib/platform/http/unescape-html.ts';
import type { InlineParts } from '../http/content-policy.ts';

/**
 * The tags of the elements whose content is not markup (HTML, section 13.1.2). A tag that reaches the
 * next `<` is none, because React escapes `<` in attributes: so a page is read once, whatever it
 * contains.
 */
const rawTextTag = /<(\/?)(script|style)([\s/][^<>]*)?>/gi;
const styleAttribute = /\sstyle="([^"]*)"/g;

/**
 * Returns the inline scripts and styles of a page as hash sources of a content policy (CSP level 3,
 * section 2.3.1). Scripts with a `src` and data blocks, such as structured data, need no hash.
 */
export function inlineParts(html: string): InlineParts {
  const { elements, markup } = rawTextElements(html);
  const sourcesOf = (some: readonly RawTextElement[]) => some.map(({ source }) => source);
  return {
    scripts: hashesOf(sourcesOf(elements.filter(isInlineProgram))),
    styles: hashesOf([
      ...sourcesOf(elements.filter(({ name }) => name === 'style')),
      ...[...markup.matchAll(styleAttribute)].map(([, value = '']) => unescapeHtml(value)),
    ]),
  };
}

interface RawTextElement {
  readonly name: string;
  readonly attributes: string;
  readonly source: string;
}

/** Returns the scripts and styles of a page, each up to its end tag, and the markup around them. */
function rawTextElements(html: string) {
  const elements: RawTextElement[] = [];
  const markup: string[] = [];
  let open: Omit<RawTextElement, 'source'> | null = null;
  let start = 0;
  for (const tag of html.matchAll(rawTextTag)) {
    const [text, slash, name = '', attributes = ''] = tag;
    const isEnd = slash === '/';
    const before = html.slice(start, tag.index);
    if (open === null && !isEnd) {
      markup.push(before);
      open = { name: name.toLowerCase(), attributes };
    } else if (isEnd && name.toLowerCase() === open?.name) {
      elements.push({ ...open, source: before });
      open = null;
    } else continue;
    start = tag.index + text.length;
  }
  if (open === null) markup.push(html.slice(start));
  return { elements, markup: markup.join('') };
}

/** Whether an element is a script that runs, and whose source is in the page. */
function isInlineProgram({ name, attributes }: RawTextElement): boolean {
  return name === 'script' && !/\ssrc\s*=/i.test(attributes) && isProgram(attributes);
}

function isProgram(attributes: string): boolean {
  const [, type = ''] = /\stype\s*=\s*["']?([^"'\s]*)/i.exec(attributes) ?? [];
  return ['', 'module', 'text/javascript'].includes(type.toLowerCase());
}

/** Returns the hash source of a content policy for an inline script or style. */
export function sourceHash(source: string): string {
  return `'sha256-${hash('sha256', source, 'base64')}'`;
}

function hashesOf(sources: readonly string[]): string[] {
  return [...new Set(sources)].map(sourceHash);
}

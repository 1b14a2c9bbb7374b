import { hash } from 'node:crypto';
import type { InlineParts } from '../content-policy.ts';

const scriptElement = /<script\b([^>]*)>(.*?)<\/script\s*>/gis;
const styleElement = /<style\b[^>]*>(.*?)<\/style\s*>/gis;
const styleAttribute = /\sstyle="([^"]*)"/g;

/** The character references that React writes into attributes. */
const escaped = /&(?:amp|quot|#x27|lt|gt);/g;
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Returns the inline scripts and styles of a page as hash sources of a content policy (CSP level 3,
 * section 2.3.1). Scripts with a `src` and data blocks, such as structured data, need no hash.
 */
export function inlineParts(html: string): InlineParts {
  const programs = [...html.matchAll(scriptElement)].filter(
    ([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && isProgram(attributes),
  );
  const markup = html.replace(scriptElement, '');
  return {
    scripts: hashesOf(programs.map(([, , source = '']) => source)),
    styles: hashesOf([
      ...[...markup.matchAll(styleElement)].map(([, source = '']) => source),
      ...[...markup.matchAll(styleAttribute)].map(([, value = '']) => unescaped(value)),
    ]),
  };
}

function isProgram(attributes: string): boolean {
  const [, type = ''] = /\stype\s*=\s*["']?([^"'\s]*)/i.exec(attributes) ?? [];
  return ['', 'module', 'text/javascript'].includes(type.toLowerCase());
}

function unescaped(value: string): string {
  return value.replace(escaped, (entity) => characters[entity] ?? entity);
}

/** Returns the hash source of a content policy for an inline script or style. */
export function sourceHash(source: string): string {
  return `'sha256-${hash('sha256', source, 'base64')}'`;
}

function hashesOf(sources: readonly string[]): string[] {
  return [...new Set(sources.map(sourceHash))];
}

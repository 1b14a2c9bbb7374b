import { hash } from 'node:crypto';
import type { InlineParts } from './content-policy.ts';

const scriptElement = /<script\b([^>]*)>(.*?)<\/script\s*>/gis;
const styleElement = /<style\b[^>]*>(.*?)<\/style\s*>/gis;
const styleAttribute = /\sstyle="([^"]*)"/g;

/** What React writes into an attribute in place of a character. */
const escaped = /&(?:amp|quot|#x27|lt|gt);/g;
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * The inline scripts and styles of a page as a content policy names them (CSP level 3, section
 * 2.3.1). What is no program, such as structured data, and what comes from an address need not be
 * named.
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

/** How a content policy names a script or a style by what it says. */
export function sourceHash(source: string): string {
  return `'sha256-${hash('sha256', source, 'base64')}'`;
}

function hashesOf(sources: readonly string[]): string[] {
  return [...new Set(sources.map(sourceHash))];
}

import { hash } from 'node:crypto';

const scriptElement = /<script\b([^>]*)>(.*?)<\/script\s*>/gis;

/**
 * The inline scripts of a page as a content policy names them (CSP level 3, section 2.3.1). What
 * is no program, such as structured data, and what comes from an address need not be named.
 */
export function inlineScripts(html: string): string[] {
  const found = [...html.matchAll(scriptElement)].filter(
    ([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && isProgram(attributes),
  );
  return [
    ...new Set(found.map(([, , source = '']) => `'sha256-${hash('sha256', source, 'base64')}'`)),
  ];
}

function isProgram(attributes: string): boolean {
  const [, type = ''] = /\stype\s*=\s*["']?([^"'\s]*)/i.exec(attributes) ?? [];
  return ['', 'module', 'text/javascript'].includes(type.toLowerCase());
}

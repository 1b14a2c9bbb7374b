import { runInNewContext } from 'node:vm';

const dataScripts = /<script[^>]*>self\.__next_f\.push\((.*?)\)<\/script>/gs;

/** The framework's markers between texts. */
const markers = /<!-- -->/g;

/** A reference of a row to another one, or to a value in it. */
const references = /"\$[L@QWBK]?[0-9a-f]+(?::[^"]*)?"/g;

/**
 * What the framework's router may prefetch, and the address of the page: after a build they are not
 * the same as after a later rendering.
 */
const ofRouter = /"h":\d+|"c":\[[^\]]*\]/g;

/** The prefixes of ids that are unique on a page: numbers in the order of rendering. */
const idPrefixes = /_S_[0-9a-v]+_/g;

/**
 * Returns a page without what depends on the order in which its parts were rendered: the places of
 * the scripts with its payload, the order and the numbers of the payload's rows, and ids.
 */
export function comparablePage(html: string): string {
  const rows = rowsOf(payloadOf(html)).map((row) =>
    row.replace(references, '"$"').replace(ofRouter, '').replace(idPrefixes, ''),
  );
  const markup = html.replace(dataScripts, '').replace(markers, '').replace(idPrefixes, '');
  return [markup, ...new Set(rows.toSorted())].join('\n');
}

/** Returns the payload from which browsers make the page's components. */
function payloadOf(html: string): string {
  const pushed = [...html.matchAll(dataScripts)].map(([, literal]) =>
    runInNewContext(`${literal}`),
  );
  return pushed.map(([, data]) => (typeof data === 'string' ? data : '')).join('');
}

/** A row up to its end: that of the line, or for a text the number of bytes that it states. */
const rowStart = /[0-9a-f]*:(?:T([0-9a-f]+),)?/y;

/** Returns the rows of a payload without their numbers. */
function rowsOf(payload: string): string[] {
  const bytes = Buffer.from(payload);
  const rows: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    rowStart.lastIndex = 0;
    const [start = '', length] = rowStart.exec(bytes.toString('latin1', at, at + 40)) ?? [];
    const from = at + start.length;
    const lineEnd = bytes.indexOf('\n', from);
    const end = length ? from + Number.parseInt(length, 16) : lineEnd < 0 ? bytes.length : lineEnd;
    rows.push(bytes.toString('utf8', from, end));
    at = length ? end : end + 1;
  }
  return rows;
}

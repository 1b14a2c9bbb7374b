import { runInNewContext } from 'node:vm';
import { dataScript } from '../framework/data-scripts.ts';

/** Returns a script with data of a page, as the framework writes it. */
export function writtenData(data: string): string {
  const escaped = JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return dataScript(escaped);
}

/** Runs the scripts of a page, and returns the data that each passes to the framework. */
export function passedData(html: string): (string | undefined)[] {
  const self = { __next_f: [] as [number, string?][] };
  for (const [, script] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    runInNewContext(script ?? '', { self });
  }
  return self.__next_f.map(([, data]) => data);
}

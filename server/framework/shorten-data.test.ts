import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { shortenData } from './shorten-data.ts';

/** Returns a script as the framework writes it. */
function scriptOf(data: string): string {
  const escaped = JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script>self.__next_f.push([1,${escaped}])</script>`;
}

/** Runs the scripts of a page, and returns the data that they pass to the framework. */
function dataOf(html: string): unknown[] {
  const self = { __next_f: [] as [number, string][] };
  for (const [, script] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    runInNewContext(script ?? '', { self });
  }
  return self.__next_f.map(([, data]) => data);
}

describe('the data of a page', () => {
  it.each([
    'a:["$","p",null,{"children":"Don\'t & \\"do\\""}]\n',
    String.raw`a backslash \ and two \\ and \' and \" and \\" before quotes`,
    String.raw`escapes as text: \u0026 \\u0026 \u003c \n`,
    '</script><!-- --> <script> && > \u2028 \u2029 \t \0',
    '',
  ])('is the same with fewer escapes and scripts: %j', (data) => {
    const page = `<p>Beer</p>${scriptOf(data)}${scriptOf(data)}`;
    const short = shortenData(page);
    expect(dataOf(short)).toEqual([data + data]);
    expect(short.match(/<\/script>/g)).toHaveLength(1);
    expect(short).not.toMatch(/<!--/);
  });

  it('stays in its place if something else is in between', () => {
    const page = `${scriptOf('a')}<p>Beer</p>${scriptOf('b')}`;
    const short = shortenData(page);
    expect(dataOf(short)).toEqual(['a', 'b']);
    expect(short.indexOf('<p>')).toBe(scriptOf('a').length);
  });

  it('takes fewer bytes', () => {
    const script = scriptOf('["$","a",null,{"href":"/en?a=1&b=2"}]');
    expect(shortenData(script).length).toBeLessThan(script.length - 8);
  });
});

it('leaves everything else as it is', () => {
  const page = `<p title='"'>"It's"</p><script>(self.__next_f=[]).push([0])</script>`;
  expect(shortenData(page)).toBe(page);
});

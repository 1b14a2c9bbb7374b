import { describe, expect, it } from 'vitest';
import { passedData, writtenData } from '../testing/data-scripts.ts';
import { shortenData } from './shorten-data.ts';

describe('the data of a page', () => {
  it.each([
    'a:["$","p",null,{"children":"Don\'t & \\"do\\""}]\n',
    String.raw`a backslash \ and two \\ and \' and \" and \\" before quotes`,
    String.raw`escapes as text: \u0026 \\u0026 \u003c \n`,
    '</script><!-- --> <script> && > \u2028 \u2029 \t \0',
    '',
  ])('is the same with fewer escapes and scripts: %j', (data) => {
    const page = `<p>Beer</p>${writtenData(data)}${writtenData(data)}`;
    const short = shortenData(page);
    expect(passedData(short)).toEqual([data + data]);
    expect(short.match(/<\/script>/g)).toHaveLength(1);
    expect(short).not.toMatch(/<!--/);
  });

  it('stays in its place if something else is in between', () => {
    const page = `${writtenData('a')}<p>Beer</p>${writtenData('b')}`;
    const short = shortenData(page);
    expect(passedData(short)).toEqual(['a', 'b']);
    expect(short.indexOf('<p>')).toBe(writtenData('a').length);
  });

  it('takes fewer bytes', () => {
    const script = writtenData('["$","a",null,{"href":"/en?a=1&b=2"}]');
    expect(shortenData(script).length).toBeLessThan(script.length - 8);
  });
});

it('leaves everything else as it is', () => {
  const page = `<p title='"'>"It's"</p><script>(self.__next_f=[]).push([0])</script>`;
  expect(shortenData(page)).toBe(page);
});

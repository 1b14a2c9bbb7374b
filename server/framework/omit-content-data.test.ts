import { describe, expect, it } from 'vitest';
import { passedData, writtenData } from '../testing/data-scripts.ts';
import { omitContentData } from './omit-content-data.ts';

function documentWith(...data: string[]): string {
  return `<div data-content="">Content</div><script>(self.__next_f=[]).push([0])</script>${data.map(writtenData).join('')}`;
}

/** Returns the data that the scripts of a document pass to the framework. */
function dataOf(html: string): string {
  return passedData(html).join('');
}

/** Returns a row with a long text, which may contain line breaks. */
function text(id: string, value: string): string {
  return `${id}:T${Buffer.byteLength(value).toString(16)},${value}`;
}

const start = [
  '1:"$Sreact.fragment"\n',
  '2:I[12,["$3"],"PageContent"]\n',
  '3:"/_next/static/chunks/a.js"\n',
  ':HL["/a.css","style"]\n',
  ':HL["/b.css","style"]\n',
];

/** The rows of a page whose content has these children, as JSON. */
function pageOf(children: string, ...others: string[]): string {
  return [
    ...start,
    `0:{"f":["$","$1",null,{"children":["$L4",["$","i",null,{}]]}]}\n`,
    `4:["$","$L2","key",{"className":"shell","children":${children}}]\n`,
    ...others,
  ].join('');
}

const withoutChildren = [
  ...start,
  `0:{"f":["$","$1",null,{"children":["$L4",["$","i",null,{}]]}]}\n`,
  '4:["$","$L2","key",{"className":"shell"}]\n',
].join('');

describe('the data of the content', () => {
  it.each([
    ['elements', pageOf('["$","p",null,{"children":"Beer"}]')],
    [
      'other rows',
      pageOf('["$L5",["$","p",null,{}]]', '5:["$","p",null,{"children":"$6"}]\n6:"a"\n'),
    ],
    [
      'a long text',
      pageOf('["$","p",null,{"children":"$5"}]', text('5', '6:["$","$L2"]\nŽižkov\n')),
    ],
    ['a text', pageOf('"Beer"')],
    ['a row whose id begins with a letter', pageOf('"$a5"', 'a5:"Beer"\n', '5:"also unused"\n')],
  ])('are omitted: %s', (_, data) => {
    expect(dataOf(omitContentData(documentWith(data)))).toBe(withoutChildren);
  });

  it('are omitted if the data are divided between scripts', () => {
    const data = pageOf('["$","p",null,{"children":"Beer"}]');
    const html = documentWith(data.slice(0, 60), data.slice(60, -20), data.slice(-20));
    expect(omitContentData(html)).toBe(documentWith(withoutChildren));
  });
});

describe('data that React needs stay', () => {
  it.each([
    ['a long text', text('5', 'Two\nlines: ž & </script>\n')],
    ['a date', '5:"$D2026-12-01T00:00:00.000Z"\n'],
    ['a text that looks like a reference', '5:"$$6:a"\n'],
    ['ids that begin with a letter', '5:["$La7","$c8"]\na7:"a"\nc8:"b"\n'],
    ['an element', '5:["$","p",null,{"children":["$L7","$@8"]}]\n7:"a"\n8:"b"\n'],
  ])('outside the content: %s', (_, row) => {
    const start = '0:{"a":"$5","b":"$L4"}\n2:I[12,[],"PageContent"]\n';
    const data = `${start}4:["$","$L2",null,{"children":["$5","$L9"]}]\n${row}9:"omitted"\n`;
    const expected = `${start}4:["$","$L2",null,{}]\n${row}`;
    expect(dataOf(omitContentData(documentWith(data)))).toBe(expected);
  });

  it('in what ends a stream that has begun', () => {
    const stream = '5:X\n5:"$6"\n5:C\n6:"a"\n';
    const data = pageOf('"Beer"', stream);
    expect(dataOf(omitContentData(documentWith(data)))).toBe(`${withoutChildren}${stream}`);
  });

  it.each([
    ['a client component in the content', pageOf('"$L5"', '5:["$","$L6"]\n6:I[1,[],"Timed"]\n')],
    [
      'a client component in a row whose id begins with a letter',
      pageOf('"$a5"', 'a5:["$","$La6"]\na6:I[1,[],"Timed"]\n'),
    ],
    ['a row that is missing', pageOf('"Beer"').replace('"i"', '"$L99"')],
    [
      'a reference into another row',
      pageOf('"Beer"', '5:"$4:props:children"\n').replace('"i"', '"$L5"'),
    ],
    ['two contents', pageOf('"Beer"', '5:["$","$L2",null,{"children":"Beer"}]\n')],
    ['no content', '0:{"f":"a"}\n'],
    ['no data', ''],
  ])('all of them, because of %s', (_, data) => {
    const html = documentWith(data);
    expect(omitContentData(html)).toBe(html);
  });

  it('all of them, in a document without the content, or with binary data', () => {
    const data = pageOf('"Beer"');
    const empty = documentWith(data).replace(' data-content=""', '');
    expect(omitContentData(empty)).toBe(empty);
    const binary = `${documentWith(data)}<script>self.__next_f.push([3,"AA=="])</script>`;
    expect(omitContentData(binary)).toBe(binary);
  });
});

import { expect, it } from 'vitest';
import { fillPage, joinParts, type PageParts, type PagePlace, splitPage } from './page-place.ts';

const filled = (parts: PageParts<string>, value: string) =>
  String(joinParts(fillPage(parts, value)));

it('fills places in the order of the page, and counts characters of several bytes as one', () => {
  const html = 'Pivní lístek: č. , chodba: ';
  const place = (text: string, fill: PagePlace<string>['fill']): PagePlace<string> => {
    const start = html.indexOf(text) + text.length;
    return { start, end: start, fill };
  };
  const places = [
    place('chodba: ', (value) => value.toUpperCase()),
    place('č. ', (value) => `<b>${value}</b>`),
    { start: 0, end: 'Pivní'.length, fill: () => 'Jídelní' },
  ];
  const parts = splitPage(html, places);
  expect(filled(parts, 'žluť')).toBe('Jídelní lístek: č. <b>žluť</b>, chodba: ŽLUŤ');
  expect(filled(parts, 'b')).toBe('Jídelní lístek: č. <b>b</b>, chodba: B');
});

it('leaves a page without places as it is', () => {
  expect(filled(splitPage('<p>Ž</p>', []), 'x')).toBe('<p>Ž</p>');
});

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
  const parts = splitPage(Buffer.from(html), () => places);
  expect(filled(parts, 'žluť')).toBe('Jídelní lístek: č. <b>žluť</b>, chodba: ŽLUŤ');
  expect(filled(parts, 'b')).toBe('Jídelní lístek: č. <b>b</b>, chodba: B');
});

it('leaves a page without places as it is', () => {
  expect(
    filled(
      splitPage(Buffer.from('<p>Ž</p>'), () => []),
      'x',
    ),
  ).toBe('<p>Ž</p>');
});

it('takes the parts of a page from its bytes without copying them', () => {
  const page = Buffer.from('<p>Žluť</p>'.repeat(1000));
  const place: PagePlace<string> = { start: 3, end: 7, fill: (value) => value };
  const parts = splitPage(page, () => [place]);
  const shared = parts.filter((part) => typeof part !== 'function');
  expect(shared.map(({ buffer }) => buffer === page.buffer)).toEqual([true, true]);
  expect(filled(parts, 'x')).toBe(String(page).replace('Žluť', 'x'));
});

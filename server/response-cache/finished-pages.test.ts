import { expect, it, vi } from 'vitest';
import { finishedPage, rememberPages } from './finished-pages.ts';

const page = (text: string) => Buffer.from(text.padEnd(100, '.'));

function remembering(most: number) {
  const finish = vi.fn((body: Buffer) => finishedPage(body, { scripts: [], styles: [] }));
  const remember = rememberPages(most);
  return { finish, pages: (body: Buffer) => remember(String(body), () => finish(body)) };
}

it('processes identical pages once', () => {
  const { finish, pages } = remembering(2000);
  expect(pages(page('home'))).toBe(pages(page('home')));
  expect(finish).toHaveBeenCalledTimes(1);
  expect(String(pages(page('other')).body)).toContain('other');
});

it('evicts the least recently requested page when the limit is exceeded', () => {
  const { finish, pages } = remembering(400);
  for (const name of ['a', 'b', 'a', 'c']) pages(page(name));
  finish.mockClear();
  pages(page('a'));
  pages(page('c'));
  expect(finish).not.toHaveBeenCalled();
  pages(page('b'));
  expect(finish).toHaveBeenCalledTimes(1);
});

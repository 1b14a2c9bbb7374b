import { expect, it, vi } from 'vitest';
import { type FinishedPage, finishedPage, rememberPages } from './finished-pages.ts';

const page = (text: string) => Buffer.from(text.padEnd(100, '.'));

function remembering(max: number) {
  const finish = vi.fn((body: Buffer) => finishedPage(body, { scripts: [], styles: [] }));
  const remember = rememberPages(max);
  const pages = (body: Buffer, previous: FinishedPage | null = null) =>
    remember(String(body), previous, () => finish(body));
  return { finish, pages };
}

it('processes identical pages once', () => {
  const { finish, pages } = remembering(2000);
  expect(pages(page('home'))).toBe(pages(page('home')));
  expect(finish).toHaveBeenCalledTimes(1);
  expect(String(pages(page('other')).versions.uncompressed())).toContain('other');
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

it('finds an evicted page that is stored at an address', () => {
  const { finish, pages } = remembering(150);
  const stored = pages(page('a'));
  pages(page('b'));
  expect(pages(page('a'), stored)).toBe(stored);
  expect(finish).toHaveBeenCalledTimes(2);
  expect(pages(page('c'), stored)).not.toBe(stored);
});

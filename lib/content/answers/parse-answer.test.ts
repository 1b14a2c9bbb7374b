// @vitest-environment node
import { expect, it, vi } from 'vitest';
import type { ContentQuery } from '../model/content-query.ts';
import { parseAnswer } from './parse-answer.ts';

const query: ContentQuery<string[]> = {
  name: 'titles',
  groq: '*[].title',
  parse: vi.fn<ContentQuery<string[]>['parse']>((_, lastFit) => ({
    ok: true,
    value: lastFit ?? ['a'],
    problems: [],
  })),
};

it('parses an answer again only if it is another than that of the value before', () => {
  const first = parseAnswer(query, {}, { title: 'a' }, undefined);
  const value = first.ok ? first.value : [];
  vi.mocked(query.parse).mockClear();
  expect(parseAnswer(query, {}, { title: 'a' }, value)).toEqual(first);
  expect(query.parse).not.toHaveBeenCalled();
  const other = parseAnswer(query, {}, { title: 'b' }, value);
  expect(query.parse).toHaveBeenCalledExactlyOnceWith({ title: 'b' }, value);
  // The last fit value stands in for an unfit document, and is that of the later answer from now on.
  expect(other.ok && other.value).toBe(value);
  expect(parseAnswer(query, {}, { title: 'b' }, value)).toEqual(other);
  expect(query.parse).toHaveBeenCalledOnce();
});

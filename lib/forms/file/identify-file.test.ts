import { describe, expect, it } from 'vitest';
import { corpus } from '../testing/corpus/corpus.ts';
import { identifyFile } from './identify-file.ts';

const readable = corpus.filter(({ expected }) => expected !== 'fileTooComplex');

it('has a corpus of at least 60 files', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(60);
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
});

describe('identifies', () => {
  it.each(readable.map((file) => [file.name, file] as const))('%s', async (name, file) => {
    const identified = await identifyFile(name, file.make());
    expect('type' in identified ? identified.type : identified.issue).toBe(file.expected);
  });
});

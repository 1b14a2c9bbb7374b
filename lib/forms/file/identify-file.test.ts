import { describe, expect, it } from 'vitest';
import { corpus } from '../testing/corpus/corpus.ts';
import type { CorpusFile } from '../testing/corpus/corpus-file.ts';
import { identifyFile } from './identify-file.ts';

const readable = corpus.filter(({ expected }) => expected !== 'fileTooComplex');

it('has a corpus of at least 60 files', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(60);
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
});

/** Whether reading a file takes long, because it comes near a limit. */
const isDemanding = ({ name }: CorpusFile) => /bomb|many-themes/.test(name);

async function expectIdentified(name: string, file: CorpusFile): Promise<void> {
  const identified = await identifyFile(name, file.make());
  expect('type' in identified ? identified.type : identified.issue).toBe(file.expected);
}

const named = (files: readonly CorpusFile[]) => files.map((file) => [file.name, file] as const);

describe('identifies', () => {
  it.each(named(readable.filter((file) => !isDemanding(file))))('%s', expectIdentified);
  it.each(named(readable.filter(isDemanding)))('%s', { tags: 'slow' }, expectIdentified);
});

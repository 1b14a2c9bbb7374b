import type { CorpusFile } from './corpus-file.ts';

const OUTCOMES: Readonly<Partial<Record<CorpusFile['expected'], string>>> = {
  fileTypeRefused: 'refused: kind',
  fileNotPlain: 'refused: not plain',
  fileTooComplex: 'refused: too much work',
};

/** Returns the corpus as rows of a Markdown table, without its header. */
export function corpusTable(files: readonly CorpusFile[]): string {
  return files
    .map(({ name, holds, expected, why }) => {
      const outcome = OUTCOMES[expected] ?? `taken as ${expected}`;
      return `| \`${name}\` | ${holds} | ${outcome} | ${why} |\n`;
    })
    .join('');
}

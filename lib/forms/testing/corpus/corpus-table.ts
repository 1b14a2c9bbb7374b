import type { CorpusFile } from './corpus-file.ts';

const OUTCOMES: Readonly<Partial<Record<CorpusFile['expected'], string>>> = {
  fileTypeRefused: 'refused: kind',
  fileNotPlain: 'refused: not plain',
  fileTooComplex: 'refused: too much work',
};

/** The corpus as lines of a table in Markdown, without its head. */
export function corpusTable(files: readonly CorpusFile[]): string {
  return files
    .map(({ name, holds, expected, why }) => {
      const outcome = OUTCOMES[expected] ?? `taken as ${expected}`;
      return `| \`${name}\` | ${holds} | ${outcome} | ${why} |\n`;
    })
    .join('');
}

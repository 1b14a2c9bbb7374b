import type { CorpusFile } from './corpus-file.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { otherFiles } from './other-files.ts';
import { pdfsOfPrograms } from './pdfs-of-programs.ts';
import { textDocuments } from './text-documents.ts';
import { wordDocuments } from './word-documents.ts';

/** Files that are attached to forms: as people make them, and as attackers do. */
export const corpus: readonly CorpusFile[] = [
  ...pdfsOfPrograms,
  ...hostilePdfs,
  ...wordDocuments,
  ...textDocuments,
  ...otherFiles,
];

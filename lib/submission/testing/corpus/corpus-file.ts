import type { AttachmentType } from '../../../form/attachment-rules.ts';

/** A file of the corpus, and a line of the table in docs/attachments.md. */
export interface CorpusFile {
  readonly name: string;
  /** What it holds, and what makes it dangerous. */
  readonly holds: string;
  readonly expected: AttachmentType | 'fileTypeRefused' | 'fileNotPlain' | 'fileTooComplex';
  /** Why it is taken or refused. */
  readonly why: string;
  /** Made when it is needed. */
  readonly make: () => Buffer;
}

/** A file of the corpus, told in one go. */
export function corpusFile(
  name: string,
  expected: CorpusFile['expected'],
  holds: string,
  why: string,
  make: () => Buffer,
): CorpusFile {
  return { name, holds, expected, why, make };
}

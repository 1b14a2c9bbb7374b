import type { AttachmentType } from '../../schema/attachment-rules.ts';

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

/** Describes a file of the corpus. */
export function corpusFile(
  name: string,
  expected: CorpusFile['expected'],
  holds: string,
  why: string,
  make: () => Buffer,
): CorpusFile {
  return { name, holds, expected, why, make };
}

/** Describes a file that is of a kind that is taken, and refused for what it holds. */
export function refused(name: string, holds: string, why: string, make: () => Buffer): CorpusFile {
  return corpusFile(name, 'fileNotPlain', holds, why, make);
}

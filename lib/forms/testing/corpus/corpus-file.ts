import type { AttachmentType } from '../../schema/attachment-rules.ts';

/** A file of the corpus, which is a row of the table in docs/attachments.md. */
export interface CorpusFile {
  readonly name: string;
  /** Its content, and what makes it dangerous. */
  readonly holds: string;
  readonly expected: AttachmentType | 'fileTypeRefused' | 'fileNotPlain' | 'fileTooComplex';
  /** Why it is accepted or refused. */
  readonly why: string;
  /** Generates the content on demand. */
  readonly make: () => Buffer;
}

/** Returns the description of a file of the corpus. */
export function corpusFile(
  name: string,
  expected: CorpusFile['expected'],
  holds: string,
  why: string,
  make: () => Buffer,
): CorpusFile {
  return { name, holds, expected, why, make };
}

/** Returns the description of a file of an accepted type that is refused for its content. */
export function refused(name: string, holds: string, why: string, make: () => Buffer): CorpusFile {
  return corpusFile(name, 'fileNotPlain', holds, why, make);
}

import { fileTypeFromBuffer } from 'file-type';
import { type AttachmentType, attachmentTypes } from '../../form/attachment-rules.ts';
import type { IssueKey } from '../../form/issue.ts';
import { isPlainDoc, isPlainRtf } from './plain-document.ts';
import { isPlainDocx, isPlainOdt } from './plain-package.ts';
import { isPlainPdf } from './plain-pdf.ts';
import { isPlainJpeg, isPlainPng } from './plain-picture.ts';
import { isPlainText } from './plain-text.ts';
import { hasArchiveEnd } from './zip-entries.ts';

/** Content that each kind is recognized by, and the check that it is that kind and no more. */
const kinds: Readonly<Record<string, readonly [AttachmentType, (bytes: Buffer) => boolean]>> = {
  pdf: ['pdf', isPlainPdf],
  cfb: ['doc', isPlainDoc],
  docx: ['docx', isPlainDocx],
  odt: ['odt', isPlainOdt],
  rtf: ['rtf', isPlainRtf],
  png: ['png', isPlainPng],
  jpg: ['jpg', isPlainJpeg],
};

const packages: readonly AttachmentType[] = ['docx', 'odt'];

/** Of which kind a file is, or why it is not taken. */
export type IdentifiedFile =
  | { readonly type: AttachmentType }
  | { readonly issue: Extract<IssueKey, 'fileTypeRefused' | 'fileNotPlain'> };

/**
 * Which of the kinds that are taken a file is, judged by its content. `fileTypeRefused` is for
 * every other kind, `fileNotPlain` for one of them that carries programs or other files, is two
 * kinds at once, or cannot be looked into. The name has a say only where its ending belongs to a
 * kind that is not taken.
 */
export async function identifyFile(name: string, bytes: Uint8Array): Promise<IdentifiedFile> {
  if (!hasTakenEnding(name)) return { issue: 'fileTypeRefused' };
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = await recognize(content);
  if (found === undefined && isPlainText(content)) return { type: 'txt' };
  const [type, isPlain] = kinds[found ?? ''] ?? [];
  if (!type || !isPlain) return { issue: 'fileTypeRefused' };
  const plain = isPlain(content) && (packages.includes(type) || !hasArchiveEnd(content));
  return plain ? { type } : { issue: 'fileNotPlain' };
}

/** The recognized content, undefined for none; broken files may make the recognizer throw. */
async function recognize(content: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(content))?.ext;
  } catch {
    return 'broken';
  }
}

/** Browsers name files; a picture straight from a camera may have a name without an ending. */
function hasTakenEnding(name: string): boolean {
  const ending = /\.([^.\\/]*)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || ending === 'jpeg' || ending in attachmentTypes;
}

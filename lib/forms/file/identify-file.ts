import { fileTypeFromBuffer } from 'file-type';
import { type AttachmentType, attachmentTypes } from '../schema/attachment-rules.ts';
import type { IdentifiedFile } from './identified-file.ts';
import { isPlainDocx } from './package/plain-docx.ts';
import { isPlainOdt } from './package/plain-odt.ts';
import { isPlainPdf } from './pdf/plain-pdf.ts';
import { isPlainDoc } from './plain-doc.ts';
import { isPlainJpeg, isPlainPng } from './plain-picture.ts';
import { isPlainRtf } from './plain-rtf.ts';
import { isPlainText } from './plain-text.ts';

type Check = (bytes: Buffer) => boolean | Promise<boolean>;

/** Content that each kind is recognized by, and the check that it is that kind and no more. */
const kinds: Readonly<Record<string, readonly [AttachmentType, Check]>> = {
  pdf: ['pdf', isPlainPdf],
  cfb: ['doc', isPlainDoc],
  docx: ['docx', isPlainDocx],
  odt: ['odt', isPlainOdt],
  rtf: ['rtf', isPlainRtf],
  png: ['png', isPlainPng],
  jpg: ['jpg', isPlainJpeg],
};

const packages: readonly AttachmentType[] = ['docx', 'odt'];

/**
 * Which of the kinds that are taken a file is, judged by its content. `fileTypeRefused` is for
 * every other kind, `fileNotPlain` for one of them that carries programs or other files, is two
 * kinds at once, or cannot be looked into. The name has a say only where its ending belongs to a
 * kind that is not taken. For the inspection process only: a file may keep this busy for ever.
 */
export async function identifyFile(name: string, content: Buffer): Promise<IdentifiedFile> {
  if (!hasTakenEnding(name)) return { issue: 'fileTypeRefused' };
  const found = await recognize(content);
  if (found === undefined && isPlainText(content)) return { type: 'txt' };
  const [type, check] = kinds[found ?? ''] ?? [];
  if (!type || !check) return { issue: 'fileTypeRefused' };
  const isOneKind = packages.includes(type) || !hasArchiveEnd(content);
  return isOneKind && (await passes(check, content)) ? { type } : { issue: 'fileNotPlain' };
}

/** The recognized content, undefined for none; broken files may make the recognizer throw. */
async function recognize(content: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(content))?.ext;
  } catch {
    return 'broken';
  }
}

/** Parsers throw at files that are broken, and their depth is what the stack allows. */
async function passes(check: Check, content: Buffer): Promise<boolean> {
  try {
    return await check(content);
  } catch {
    return false;
  }
}

/** Browsers name files; a picture straight from a camera may have a name without an ending. */
function hasTakenEnding(name: string): boolean {
  const ending = /\.([^.\\/]*)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || ending === 'jpeg' || ending in attachmentTypes;
}

const ARCHIVE_END = Buffer.from('504b0506', 'hex');
const LONGEST_ARCHIVE_END = 22 + 65_535;

/** True where an unpacking program would find an archive in these bytes, whatever comes first. */
function hasArchiveEnd(bytes: Buffer): boolean {
  return bytes.subarray(-LONGEST_ARCHIVE_END).includes(ARCHIVE_END);
}

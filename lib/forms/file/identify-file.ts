import { fileTypeFromBuffer } from 'file-type';
import { type AttachmentType, attachmentTypes } from '../schema/attachment-rules.ts';
import { isPlainJpeg, isPlainPng } from './common/plain-picture.ts';
import { isPlainDoc } from './doc/plain-doc.ts';
import type { IdentifiedFile } from './identified-file.ts';
import { hasArchiveEnd } from './package/archive-end.ts';
import { isPlainOdt } from './package/plain-odt.ts';
import { isPlainDocx } from './package/plain-office.ts';
import { isPlainPdf } from './pdf/plain-pdf.ts';
import { isPlainRtf } from './plain-rtf.ts';
import { isPlainText } from './plain-text.ts';

type Check = (bytes: Buffer) => boolean | Promise<boolean>;

/** The check of each recognized type: whether the file is of that type and nothing else. */
const kinds: Readonly<Record<string, readonly [AttachmentType, Check]>> = {
  pdf: ['pdf', isPlainPdf],
  cfb: ['doc', isPlainDoc],
  docx: ['docx', isPlainDocx],
  odt: ['odt', isPlainOdt],
  rtf: ['rtf', isPlainRtf],
  png: ['png', isPlainPng],
  jpg: ['jpg', isPlainJpeg],
};

/** The types whose check includes all archives. */
const packages: readonly AttachmentType[] = ['docx', 'odt', 'doc'];

/**
 * Determines which of the accepted types a file has, by its content. `fileTypeRefused` is for every
 * other type, `fileNotPlain` for a file of an accepted type that contains programs or other files,
 * has two types at once, or cannot be inspected. The name matters only if its extension belongs to
 * a type that is not accepted. Only for the inspection process: a file may keep this busy for ever.
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

/** Returns the recognized type, undefined for none; the recognizer may throw on broken files. */
async function recognize(content: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(content))?.ext;
  } catch {
    return 'broken';
  }
}

/**
 * Whether a check succeeds; parsers throw on broken files and on nesting beyond the stack's limit.
 */
async function passes(check: Check, content: Buffer): Promise<boolean> {
  try {
    return await check(content);
  } catch {
    return false;
  }
}

/**
 * Whether the name has an accepted extension or none: a picture directly from a camera may have a
 * name without an extension.
 */
function hasTakenEnding(name: string): boolean {
  const ending = /\.([^.\\/]*)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || ending === 'jpeg' || Object.hasOwn(attachmentTypes, ending);
}

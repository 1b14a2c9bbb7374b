import { isPlainWordText } from '../package/docx-text.ts';
import { readCompound } from './read-compound.ts';

/** The storage of the XML that a document refers to (MS-DOC, section 2.1.6), with its streams. */
const STORE = /^MsoDataStore\/(?:[^/]+\/(?:(?:Item|Properties)$)?)?$/;

/** The classes that read the store of a rich text: none, and the parsers of MSXML 5 and 6. */
const CLASSES = [
  '0'.repeat(32),
  'ec69d9888b8b3d4c859eaf6cd158be0f',
  '0c6ad98892f1d411a65f0040963251e5',
];

/** Whether an entry of a compound file belongs to its store of XML. */
export function isStored(path: string): boolean {
  return STORE.test(path);
}

/** Whether an entry of the store is plain, as a part of a DOCX is. Throws if it is not XML. */
export function isPlainStored(path: string, content: Buffer): boolean {
  return path.endsWith('/') || isPlainWordText(content);
}

/** Whether a compound file is nothing but a plain store of XML. Throws if it cannot be read. */
export function isPlainStore(bytes: Buffer): boolean {
  return [...readCompound(bytes)].every(
    ([path, { content, classId }]) =>
      CLASSES.includes(classId) &&
      (path === '' || (isStored(path) && isPlainStored(path, content))),
  );
}

import { isPlainStore } from './doc/data-store.ts';
import { bytesAt } from './doc/doc-file.ts';
import { isPlainWordText } from './package/docx-text.ts';
import { isPlainAddition, isPlainTheme } from './package/plain-office.ts';
import type { CountUnpacked } from './package/read-package.ts';

type Check = (bytes: Buffer, count: CountUnpacked) => boolean | Promise<boolean>;

/** Checks of the data that Word stores as hexadecimal digits, by control word of the group. */
const CHECKS: Readonly<Record<string, Check>> = {
  themedata: isPlainTheme,
  colorschememapping: isPlainWordText,
  datastore: isPlainObject,
  svb: isPlainAddition,
};

/** Whether a group contains data of Word as hexadecimal digits, and nothing else. */
export function isRtfData(word: string): boolean {
  return Object.hasOwn(CHECKS, word);
}

/** Whether the data in a group with this control word are plain. Throws if they cannot be read. */
export async function isPlainRtfData(
  word: string,
  text: string,
  count: CountUnpacked,
): Promise<boolean> {
  const digits = text.replace(/\s/g, '');
  if (/[^\da-f]/i.test(digits) || digits.length % 2 === 1) return false;
  return digits === '' || ((await CHECKS[word]?.(Buffer.from(digits, 'hex'), count)) ?? false);
}

/**
 * The head of the object (MS-OLEDS, section 2.2.5) in which Word stores XML: embedded, of the class
 * of a parser, without topic and item. Objects of other classes would be started on opening.
 */
const OBJECT_HEAD =
  /^0105000002000000180000004d73786d6c322e534158584d4c5265616465722e3[56]2e30000{16}$/;
const OBJECT_HEAD_BYTES = 44;
/** The end of an object: it has no picture. */
const OBJECT_END = Buffer.from('0105000000000000', 'hex');

/** Whether an object is nothing but a plain store of XML. */
function isPlainObject(bytes: Buffer): boolean {
  const store = bytesAt(bytes, OBJECT_HEAD_BYTES + 4, bytes.readUInt32LE(OBJECT_HEAD_BYTES));
  const end = bytes.subarray(OBJECT_HEAD_BYTES + 4 + store.length);
  return (
    OBJECT_HEAD.test(bytes.toString('hex', 0, OBJECT_HEAD_BYTES)) &&
    end.equals(OBJECT_END) &&
    isPlainStore(store)
  );
}

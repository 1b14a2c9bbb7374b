import { PDFDict, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { readXml } from '../package/read-xml.ts';
import type { PdfContent } from './pdf-content.ts';
import { hasKey, nameIn, valuesOf } from './pdf-values.ts';
import { unpackStream } from './unpack-stream.ts';

const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;

/** Keys of a file's name; in annotations, `F` is a number. */
const NAMES = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

/** Root elements of the data in Europass CVs, in the present format and the previous one. */
const EUROPASS_ROOTS = ['Candidate', 'SkillsPassport'];

/**
 * Whether a PDF embeds no files, or only the data of a Europass CV: its content as XML for the
 * programs of employment offices (ISO 32000-1, section 7.11.4).
 */
export function carriesCvDataOnly(content: PdfContent): boolean {
  return content.dictionaries.every((dictionary) => {
    return !isFile(dictionary, content) || filesOf(dictionary, content).every(isCvData);
  });
}

/**
 * Whether a dictionary is a file specification: readers check the type, the embedded file, or only
 * a name.
 */
function isFile(dictionary: PDFDict, content: PdfContent): boolean {
  return (
    nameIn(dictionary, 'Type') === 'Filespec' ||
    hasKey(dictionary, 'EF') ||
    NAMES.some((key) => {
      const name = dictionary.get(PDFName.of(key));
      if (name === undefined) return false;
      const values = valuesOf(name, content);
      return values.length === 0 || values.some(isText);
    })
  );
}

function isText(value: unknown): boolean {
  return value instanceof PDFString || value instanceof PDFHexString;
}

/**
 * Returns the files that a file specification embeds; null for one without any, which refers to an
 * external file.
 */
function filesOf(dictionary: PDFDict, content: PdfContent): readonly unknown[] {
  const embedded = dictionary.get(PDFName.of('EF'));
  if (!(embedded instanceof PDFDict) || embedded.keys().length === 0) return [null];
  return embedded.values().flatMap((value): readonly unknown[] => {
    const values = valuesOf(value, content);
    return values.length > 0 ? values : [null];
  });
}

function isCvData(file: unknown): boolean {
  if (!(file instanceof PDFRawStream)) return false;
  let root: string | undefined;
  readXml(Buffer.from(unpackStream(file, MAX_UNPACKED_BYTES)), {
    open: ({ local, uri }) => {
      root ??= uri.includes('europass') ? local : '';
    },
  });
  return EUROPASS_ROOTS.includes(root ?? '');
}

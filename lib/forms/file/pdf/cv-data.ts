import { PDFDict, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { readXml } from '../package/read-xml.ts';
import type { PdfContent } from './pdf-content.ts';
import { hasKey, nameIn, valuesOf } from './pdf-values.ts';
import { unpackStream } from './unpack-stream.ts';

const MOST_UNPACKED = 8 * 1024 * 1024;

/** Where the name of a file stands; annotations have a number under the first of them. */
const NAMES = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

/** Root elements of the data that Europass puts into its CVs, in its present form and the last. */
const EUROPASS_ROOTS = ['Candidate', 'SkillsPassport'];

/**
 * True where a PDF carries no files, or only what a CV of Europass carries: itself once more, as
 * XML for the programs of employment offices (ISO 32000-1, section 7.11.4).
 */
export function carriesCvDataOnly(content: PdfContent): boolean {
  return content.dictionaries.every((dictionary) => {
    return !isFile(dictionary, content) || filesOf(dictionary, content).every(isCvData);
  });
}

/** Readers ask for the type, for what is embedded, or only for a name. */
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

/** What a file specification embeds; one that embeds nothing means a file elsewhere. */
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
  readXml(Buffer.from(unpackStream(file, MOST_UNPACKED)), {
    open: ({ local, uri }) => {
      root ??= uri.includes('europass') ? local : '';
    },
  });
  return EUROPASS_ROOTS.includes(root ?? '');
}

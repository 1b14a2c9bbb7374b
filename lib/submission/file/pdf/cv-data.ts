import { PDFDict, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { readXml } from '../package/read-xml.ts';
import { hasKey, nameIn } from './pdf-values.ts';
import type { PdfContent } from './read-pdf.ts';
import { unpackStream } from './unpack-stream.ts';

const MOST_UNPACKED = 8 * 1024 * 1024;

/** Root elements of the data that Europass puts into its CVs, in its present form and the last. */
const EUROPASS_ROOTS = ['Candidate', 'SkillsPassport'];

/**
 * True where a PDF carries no files, or only what a CV of Europass carries: itself once more, as
 * XML for the programs of employment offices (ISO 32000-1, section 7.11.4).
 */
export function carriesCvDataOnly(content: PdfContent): boolean {
  return content.dictionaries.every((dictionary) => {
    const isFile = nameIn(dictionary, 'Type') === 'Filespec' || hasKey(dictionary, 'EF');
    return !isFile || filesOf(dictionary, content).every(isCvData);
  });
}

/** What a file specification embeds; one that embeds nothing means a file elsewhere. */
function filesOf(dictionary: PDFDict, { objects }: PdfContent): readonly unknown[] {
  const embedded = dictionary.get(PDFName.of('EF'));
  if (!(embedded instanceof PDFDict) || embedded.keys().length === 0) return [null];
  return embedded
    .values()
    .flatMap((value) =>
      value instanceof PDFRef ? (objects.get(value.objectNumber) ?? null) : null,
    );
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

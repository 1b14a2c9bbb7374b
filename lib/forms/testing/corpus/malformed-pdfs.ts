import { deflateSync } from 'node:zlib';
import { jpegOf, text } from '../sample-files.ts';
import { corpusFile, refused } from './corpus-file.ts';
import { beside, makePdf, onePage, packedStream, rawStream } from './make-pdf.ts';
import { makeZip } from './make-zip.ts';

/**
 * Returns a PDF with an object stream of this unpacked size, in which embedded files begin
 * repeatedly.
 */
function freezing(bytes: number): Buffer {
  const piece = ' obj<</F(a.xml)>>/EF<<';
  const content = piece.repeat(Math.ceil(bytes / piece.length));
  return beside(packedStream('/Type/ObjStm/N 9/First 60', text(content)));
}

/**
 * Returns a PDF with an object stream whose objects all begin at the same offset, with this
 * content.
 */
function overlapping(content: string): Buffer {
  const index = '9 0 '.repeat(50_000);
  const head = `/Type/ObjStm/N 50000/First ${index.length}`;
  return beside(packedStream(head, text(index + content)));
}

/** A picture, as the dictionary of its stream declares it. */
const small = '/Subtype/Image/Width 10/Height 10';

/** PDFs that take too much to read, are truncated, or contain more than a PDF. */
export const malformedPdfs = [
  refused(
    'freezing-69-kb.pdf',
    'An object stream in which an embedded file begins a million times: a search with patterns took 29 s',
    'No object stream: it is parsed once, from its beginning',
    () => freezing(25_000_000),
  ),
  refused('freezing-5-kb.pdf', 'The same in 4.8 KB', 'No object stream', () => freezing(1_700_000)),
  refused(
    'pack-bomb.pdf',
    'An object stream that unpacks to 40 MB',
    'Larger than 32 MB unpacked',
    () => beside(packedStream('/Type/ObjStm/N 1/First 4', Buffer.alloc(40_000_000, ' '))),
  ),
  refused(
    'packed-three-times.pdf',
    'A stream that is packed three times over',
    'Packed once at most',
    () => beside(rawStream(`/Filter[${'/FlateDecode'.repeat(3)}]`, text(''))),
  ),
  refused(
    'packed-in-two-ways.pdf',
    'A stream that is packed by two filters',
    'Packed once at most',
    () => beside(rawStream('/Filter[/RunLengthDecode/FlateDecode]', text(''))),
  ),
  refused(
    'packed-in-picture.pdf',
    'A packed stream in the pixels of a picture',
    'Nothing follows the filter of a picture',
    () => beside(rawStream('/Filter[/CCITTFaxDecode/FlateDecode]', text(''))),
  ),
  refused(
    'huge-picture.pdf',
    'A picture that claims 65,535 × 65,535 pixels',
    'More than 100 million pixels',
    () => beside(packedStream('/Subtype/Image/Width 65535/Height 65535', text(''))),
  ),
  refused(
    'huge-picture-declared-elsewhere.pdf',
    'The same, its sides in an object of their own',
    'Sides are looked up',
    () =>
      makePdf([
        ...onePage(),
        '65535',
        packedStream('/Subtype/Image/Width 5 0 R/Height 5 0 R', text('')),
      ]),
  ),
  refused(
    'huge-jpeg.pdf',
    'A JPEG of 65,500 × 65,500 pixels, for which the PDF declares 10 × 10',
    'Readers follow the size in the picture',
    () => beside(rawStream(`${small}/Filter/DCTDecode`, jpegOf(65_500, 65_500))),
  ),
  refused(
    'huge-packed-jpeg.pdf',
    'The same, packed once more, behind other bytes',
    'Packed pictures are unpacked for it',
    () =>
      beside(
        rawStream(
          `${small}/Filter[/FlateDecode/DCTDecode]`,
          deflateSync(Buffer.concat([text('x'), jpegOf(65_500, 65_500)])),
        ),
      ),
  ),
  refused(
    'huge-jpeg-2000.pdf',
    'A JPEG 2000 of 4 billion pixels a side, for which the PDF declares 10 × 10',
    'Readers follow the size in the picture',
    () =>
      beside(
        rawStream(
          `${small}/Filter/JPXDecode`,
          Buffer.from(`ff4fff51002f0000${'ffffffff'.repeat(2)}${'00'.repeat(30)}`, 'hex'),
        ),
      ),
  ),
  refused(
    'huge-page-declared-elsewhere.pdf',
    'A page of 35 km, its sides in an object of their own',
    'Sides are looked up',
    () =>
      makePdf([
        ...onePage(),
        '<</Type/Page/Parent 2 0 R/MediaBox 6 0 R>>',
        '[0 0 99999999 99999999]',
      ]),
  ),
  refused('deep.pdf', 'Arrays in arrays, a million deep', 'Deeper than the parser goes', () =>
    beside('['.repeat(1_000_000)),
  ),
  refused(
    'archive-too.pdf',
    'An archive with a program after the pages',
    'A file of two kinds is refused',
    () => Buffer.concat([makePdf(onePage()), makeZip({ 'a.exe': 'MZ' })]),
  ),
  refused(
    'archive-inside.pdf',
    'An archive with a program in a stream of the pages',
    'A file of two kinds is refused',
    () => beside(rawStream('', makeZip({ 'a.exe': 'MZ' }))),
  ),
  refused(
    'page-after.pdf',
    'A page of the web after the end mark',
    'Nothing may follow the end',
    () => Buffer.concat([makePdf(onePage()), text('<html><script>')]),
  ),
  refused('cut-off.pdf', 'The first half of a PDF', 'The end is missing', () =>
    makePdf(onePage()).subarray(0, 200),
  ),
  corpusFile(
    'endless.pdf',
    'fileTooComplex',
    'An object stream of 50,000 objects behind the same remark of 4 MB',
    'Ended after 2 s of processor time',
    () => overlapping(`%${' '.repeat(4_000_000)}\n0`),
  ),
  corpusFile(
    'hungry.pdf',
    'fileTooComplex',
    'Arrays of 5 million numbers, over and over',
    'Ended at 128 MB of memory',
    () => overlapping(`[${'0.1 '.repeat(5_000_000)}]`),
  ),
];

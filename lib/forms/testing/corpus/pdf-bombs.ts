import { deflateRawSync, deflateSync } from 'node:zlib';
import { text } from '../sample-files.ts';
import { type CorpusFile, refused } from './corpus-file.ts';
import { beside, makePdf, onePage, packedStream, rawStream } from './make-pdf.ts';

const MEGABYTE = 1024 * 1024;
const TOO_MUCH = 'Larger than 128 MB unpacked';

/** Returns the drawing of a page of this size, in MB. */
const drawing = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE, '0 0 m 9 9 l S\n');

/** Returns a PDF whose page is this stream. */
const pageOf = (stream: Buffer) => makePdf([...onePage('', '/Contents 5 0 R'), stream]);

/** Returns deflated data that begin with these bytes as they are, and go on with others. */
function deflatedBehind(visible: Buffer, rest: Buffer): Buffer {
  const head = Buffer.alloc(7, '789c00', 'hex');
  head.writeUInt16LE(visible.length, 3);
  head.writeUInt16LE(0xffff - visible.length, 5);
  return Buffer.concat([head, visible, deflateRawSync(rest)]);
}

/** PDFs whose pages unpack to more than a reader can hold. */
export const pdfBombs: readonly CorpusFile[] = [
  refused('page-bomb.pdf', 'A page that unpacks to 129 MB', TOO_MUCH, () =>
    pageOf(packedStream('', drawing(129))),
  ),
  refused(
    'page-bombs.pdf',
    'Three streams that unpack to 43 MB each',
    'They count together',
    () => {
      const stream = packedStream('', drawing(43));
      return makePdf([...onePage('', '/Contents[5 0 R 6 0 R 7 0 R]'), stream, stream, stream]);
    },
  ),
  refused(
    'page-bomb-as-text.pdf',
    'A page that unpacks to as much, written as letters',
    TOO_MUCH,
    () => {
      const letters = text(`${deflateSync(drawing(129)).toString('hex')}>`);
      return pageOf(rawStream('/Filter[/ASCIIHexDecode/FlateDecode]', letters));
    },
  ),
  refused(
    'page-bomb-with-odd-head.pdf',
    'The same behind a head that only some readers accept',
    'The head is not checked',
    () => {
      const packed = deflateSync(drawing(129));
      packed.set([0x88, 0x1c]);
      return pageOf(rawStream('/Filter/FlateDecode', packed));
    },
  ),
  refused(
    'page-bomb-on-second-line.pdf',
    'The same behind a word that some readers pass over',
    'Counted from its second line too',
    () =>
      pageOf(
        rawStream(
          '/Filter/FlateDecode',
          Buffer.concat([text(' odd\r\n'), deflateSync(drawing(129))]),
        ),
      ),
  ),
  refused(
    'page-bomb-cut-off.pdf',
    'The same without its end',
    'Counted as far as it can be unpacked',
    () => pageOf(rawStream('/Filter/FlateDecode', deflateSync(drawing(130)).subarray(0, -8))),
  ),
  refused(
    'page-bomb-behind-end.pdf',
    'The same behind the word that ends a stream, with its length in an object of its own',
    'The length is looked up',
    () => {
      const packed = deflatedBehind(text('% \nendstream endobj\n'), drawing(129));
      const stream = text(
        `<</Length 6 0 R/Filter/FlateDecode>>stream\n${packed.toString('latin1')}\nendstream`,
      );
      return makePdf([...onePage('', '/Contents 5 0 R'), stream, String(packed.length)]);
    },
  ),
  refused('run-length-bomb.pdf', 'Run lengths of 129 MB', TOO_MUCH, () =>
    beside(
      rawStream('/Filter/RunLengthDecode', Buffer.alloc((129 * MEGABYTE) / 64, '8120', 'hex')),
    ),
  ),
  refused(
    'lzw-bomb.pdf',
    'A stream of 60 KB packed by LZW, which may unpack to 150 MB',
    'LZW counts by its worst case',
    () => beside(rawStream('/Filter/LZWDecode', Buffer.alloc(60_000))),
  ),
];

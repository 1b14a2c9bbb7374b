import { bitmapOf, jpegOf, png, pngOf, svg, text } from '../sample-files.ts';
import { corpusFile, refused } from './corpus-file.ts';
import {
  blip,
  drawing,
  drawings,
  entry,
  fileName,
  inText,
  metafile,
  type Property,
  shape,
} from './make-art.ts';
import { makeDoc, STORE_OFFSET } from './make-doc.ts';
import { makeShape, makeTheme } from './make-theme.ts';
import { makeZip } from './make-zip.ts';

// Types and instances of pictures.
const EMF = [0xf01a, 0x3d4] as const;
const WMF = [0xf01b, 0x216] as const;
const PICT = [0xf01c, 0x542] as const;
const JPEG = [0xf01d, 0x46a] as const;
const PNG = [0xf01e, 0x6e0] as const;
const BITMAP = [0xf01f, 0x7a8] as const;

// Properties of a shape.
const PICTURE = 0x104;
const NAME = 0x105;
const FLAGS = 0x106;
const FILLING = 0x186;
const FILLING_NAME = 0x187;
const PACKAGE = 0x3a9;
const ARRAY = 0x145;

/** An array of one element of four bytes. */
const array = Buffer.from('01000100040000000000', 'hex');

const hugePng = pngOf(65_535, 65_535);
const hugeJpeg = jpegOf(65_500, 65_500);
const emf = Buffer.from('01000000'.padEnd(200, '0'), 'hex');
const wmf = Buffer.from('010009000003'.padEnd(60, '0'), 'hex');
const quickDraw = Buffer.from('0000'.padEnd(20, '0').concat('001102ff').padEnd(60, '0'), 'hex');

/** Returns a document with a picture in the text, of which these are the records. */
function withPicture(...records: readonly Buffer[]): Buffer {
  return withData(inText(Buffer.concat([shape([PICTURE, 1]), ...records])));
}

/** Returns a document with these data of a picture, behind other data. */
function withData(picture: Buffer): Buffer {
  const before = Buffer.alloc(80);
  return makeDoc({
    pieces: ['Jana \x01'],
    pictures: [before.length],
    streams: { Data: Buffer.concat([before, picture]) },
  });
}

/** Returns a document with a drawing of these properties. */
function withShape(...properties: readonly Property[]): Buffer {
  return makeDoc({ drawings: drawings([], shape(...properties)) });
}

/** Word documents from before 2007 with pictures. */
export const docWithPictures = [
  corpusFile(
    'pictures-in-text.doc',
    'doc',
    'Pictures in the text as Word and LibreOffice store them, of each type',
    'Pictures are pictures',
    () =>
      withPicture(
        entry(blip(...PNG, png)),
        entry(blip(...JPEG, jpegOf(9, 9))),
        entry(metafile(...EMF, emf)),
        blip(...BITMAP, bitmapOf(9)),
      ),
  ),
  corpusFile(
    'pictures-in-drawings.doc',
    'doc',
    'Pictures in drawings as Word stores them: elsewhere in the document, among the drawings, in a filling',
    'Pictures are pictures',
    () =>
      makeDoc({
        store: blip(...JPEG, jpegOf(9, 9)),
        drawings: drawings(
          [entry(STORE_OFFSET), entry(metafile(...WMF, wmf, false)), metafile(...PICT, quickDraw)],
          shape([PICTURE, 1], [NAME, fileName('C:\\Photos\\jana.jpg')], [FLAGS, 1]),
          shape([ARRAY, array], [FILLING, blip(...PNG, png)]),
        ),
      }),
  ),
  corpusFile(
    'word-2010.doc',
    'doc',
    'A theme, and a drawing that newer versions of Word keep once more for themselves, as packages',
    'All of it is inside',
    () =>
      makeDoc({
        drawings: drawings([], shape([PACKAGE, makeShape()])),
        behindDrawings: makeTheme(),
      }),
  ),
  corpusFile(
    'picture-of-file.doc',
    'doc',
    'A picture in the text with the name of its file, on the author’s disk',
    'It is inside, too',
    () => withData(inText(entry(blip(...PNG, png)), 0x66, 'C:\\Photos\\jana.png')),
  ),
  corpusFile(
    'stored-xml.doc',
    'doc',
    'A document with a store of XML, which is empty',
    'The store has nothing but XML',
    () => makeDoc({ streams: { 'MsoDataStore/A==/Item': '<a/>' } }),
  ),
  ...(
    [
      ['huge-picture', 'A picture in the text', () => withPicture(entry(blip(...PNG, hugePng)))],
      [
        'huge-picture-at-beginning',
        'A picture in the text that nothing refers to, at the beginning of the data,',
        () => makeDoc({ streams: { Data: inText(blip(...PNG, hugePng)) } }),
      ],
      [
        'huge-picture-in-document',
        'A picture in the text, in a document without a stream of data,',
        () => makeDoc({ pictures: [STORE_OFFSET], store: inText(blip(...PNG, hugePng)) }),
      ],
      [
        'huge-picture-in-drawing',
        'A picture in a drawing',
        () =>
          makeDoc({
            store: blip(...JPEG, hugeJpeg),
            drawings: drawings([entry(STORE_OFFSET)], shape([PICTURE, 1])),
          }),
      ],
      [
        'huge-picture-in-data-of-drawing',
        'A picture in a drawing, in the second of two streams,',
        () =>
          makeDoc({
            drawings: drawings([entry(100)], shape([PICTURE, 1])),
            streams: { Data: Buffer.concat([Buffer.alloc(100), blip(...PNG, hugePng)]) },
          }),
      ],
      [
        'huge-picture-behind-drawings',
        'A picture in a drawing behind the end of the drawings',
        () =>
          makeDoc({
            drawings: drawings([]),
            behindDrawings: drawing(shape([FILLING, blip(...PNG, hugePng)])),
          }),
      ],
      [
        'huge-picture-in-filling',
        'A picture in the filling of a shape',
        () => withShape([FILLING, blip(...PNG, hugePng)]),
      ],
      ['huge-bitmap', 'A bitmap', () => withPicture(blip(...BITMAP, bitmapOf(65_535)))],
      [
        'huge-picture-as-metafile',
        'A picture, packed as a metafile,',
        () => withPicture(entry(metafile(...EMF, hugePng))),
      ],
    ] as const
  ).map(([name, holds, make]) =>
    refused(
      `${name}.doc`,
      `${holds} that claims 65,500 × 65,500 pixels or more`,
      'More than 100 million pixels',
      make,
    ),
  ),
  refused(
    'picture-of-two-types.doc',
    'A PNG that is declared a bitmap, too',
    'Readers go by the one or the other',
    () => withPicture(blip(PNG[0], BITMAP[1], png)),
  ),
  refused('metafile-bomb.doc', 'A metafile of 100 MB in 100 KB', 'More than 64 MB unpacked', () =>
    withPicture(metafile(...EMF, Buffer.concat([emf, Buffer.alloc(100_000_000)]))),
  ),
  refused(
    'many-metafiles.doc',
    'Ten metafiles of 10 MB in 10 KB each',
    'More than 64 MB unpacked',
    () => {
      const bomb = metafile(...EMF, Buffer.concat([emf, Buffer.alloc(10_000_000)]));
      return withPicture(...Array.from({ length: 10 }, () => bomb));
    },
  ),
  refused('program-as-picture.doc', 'A program as a picture', 'What a picture holds counts', () =>
    withPicture(entry(blip(...PNG, text('MZ\x90\0')))),
  ),
  refused(
    'drawing-with-script.doc',
    'A drawing (SVG) with a script as a picture',
    'Drawings may not have scripts',
    () => withPicture(blip(...PNG, text(svg.replace('<path', '<script>x()</script><path')))),
  ),
  refused(
    'linked-picture.doc',
    'A picture in a drawing that is a link to a file',
    'Pictures have to be inside',
    () => withShape([NAME, fileName('a.png')], [FLAGS, 10]),
  ),
  refused(
    'remote-picture.doc',
    'A picture in a drawing with the name of a file on a server',
    'Pictures have to be inside',
    () => withShape([NAME, fileName('https://evil.example/a.png')]),
  ),
  refused(
    'remote-filling.doc',
    'A shape with a picture on a share as its filling',
    'Pictures have to be inside',
    () => withShape([FILLING_NAME, fileName('\\\\evil.example\\s\\a.png')]),
  ),
  refused(
    'remote-filling-of-kernel-name.doc',
    'The same by a name of the kernel',
    'Pictures have to be inside',
    () => withShape([FILLING_NAME, fileName('\\??\\UNC\\evil.example\\s\\a.png')]),
  ),
  refused(
    'remote-filling-behind-array.doc',
    'A filling on a share behind an array that tells its length without its head',
    'Programs differ on where the name begins',
    () =>
      withShape([ARRAY, array, array.length - 6], [FILLING_NAME, fileName('//evil.example/a.png')]),
  ),
  refused(
    'remote-picture-in-text.doc',
    'A picture in the text with the name of a file on a server',
    'Pictures have to be inside',
    () => withData(inText(shape([PICTURE, 1]), 0x66, 'https://evil.example/a.png')),
  ),
  refused(
    'file-as-picture.doc',
    'A picture in the text of which there is only the name of its file',
    'Pictures have to be inside',
    () => withData(inText(Buffer.alloc(0), 94, 'https://evil.example/a.png')),
  ),
  refused(
    'remote-picture-in-package.doc',
    'A drawing of newer versions of Word with a picture on a server',
    'All content has to be inside',
    () =>
      withShape([
        PACKAGE,
        makeShape([['rId1', 'image', 'https://evil.example/a.png', 'External']]),
      ]),
  ),
  refused(
    'remote-picture-in-theme.doc',
    'A theme with a picture on a server',
    'All content has to be inside',
    () =>
      makeDoc({
        behindDrawings: makeTheme({}, [
          ['rId1', 'image', 'https://evil.example/a.png', 'External'],
        ]),
      }),
  ),
  refused(
    'archive-inside.doc',
    'An archive with a program in one of the streams',
    'A file of two kinds is refused',
    () => makeDoc({ store: makeZip({ 'a.exe': text('MZ\x90\0') }) }),
  ),
  refused(
    'archive-too.doc',
    'An archive with a program behind the document',
    'A file of two kinds is refused',
    () => Buffer.concat([makeDoc(), makeZip({ 'a.exe': text('MZ\x90\0') })]),
  ),
  refused(
    'long-record.doc',
    'A drawing with a record that is longer than the one around it',
    'Programs differ on where the next one begins',
    () => {
      const bytes = drawings([], shape([PICTURE, 1]));
      bytes.writeUInt32LE(10_000, bytes.length - 10);
      return makeDoc({ drawings: bytes });
    },
  ),
  refused(
    'entities-in-store.doc',
    'A store of XML with a text that grows when it is read (entities of its own)',
    'Document types are refused',
    () =>
      makeDoc({
        streams: { 'MsoDataStore/A==/Item': '<!DOCTYPE a [<!ENTITY a "aaaa">]><a>&a;</a>' },
      }),
  ),
];

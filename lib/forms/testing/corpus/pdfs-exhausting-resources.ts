import { deflateSync } from 'node:zlib';
import { jpegOf, text } from '../sample-files.ts';
import { type CorpusFile, corpusFile, refused } from './corpus-file.ts';
import { beside, makePdf, onePage, packedStream, rawStream } from './make-pdf.ts';

const EFFORT = 'What a page draws is counted each time';

/** Returns a PDF with one page of these instructions and resources, and further objects from 6 on. */
function drawing(instructions: string, resources = '', objects: readonly (string | Buffer)[] = []) {
  const page = `/Contents 5 0 R/Resources<<${resources}>>`;
  const [catalog = '', tree = '', , font = ''] = onePage();
  const sheet = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${page}>>`;
  return makePdf([catalog, tree, sheet, font, packedStream('', text(instructions)), ...objects]);
}

/** Returns a form of these instructions and resources. */
function form(instructions: string, resources = ''): Buffer {
  const head = `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${resources}>>`;
  return packedStream(head, text(instructions));
}

const line = '0 0 m 9 9 l S\n';

/** Returns forms from object 6 on, each of which draws the next one ten times. */
function nested(depth: number): Buffer[] {
  return Array.from({ length: depth }, (_, level) =>
    level < depth - 1
      ? form('/F Do '.repeat(10), `/XObject<</F ${level + 7} 0 R>>`)
      : form(line.repeat(100)),
  );
}

const drawn = (times: number) => '/F Do '.repeat(times);
const inXObject = '/XObject<</F 6 0 R>>';

/** Returns a segment of JBIG2 data of this type and content (ITU-T T.88, section 7.2). */
function segment(type: number, content: string, length = content.length / 2): Buffer {
  const head = Buffer.alloc(11);
  head.writeUInt8(type, 4);
  head.writeUInt8(1, 6);
  head.writeUInt32BE(length, 7);
  return Buffer.concat([head, Buffer.from(content, 'hex')]);
}

/** Returns sides as JBIG2 data have them. */
const sides = (width: number, height: number) =>
  [width, height].map((side) => side.toString(16).padStart(8, '0')).join('');

/** JBIG2 data with page information of this size (ITU-T T.88, section 7.4.8). */
const jbig2 = (width: number, height: number) => segment(48, sides(width, height).padEnd(38, '0'));

/** The information that begins a region of 10 × 10 pixels (section 7.4.1). */
const region = sides(10, 10).padEnd(34, '0');

const scan = (head: string, content: Buffer) =>
  beside(rawStream(`/Subtype/Image/Width 10/Height 10${head}`, content));

/** PDFs that take a reader's time or memory by what they draw, and others that draw much. */
export const pdfsExhaustingResources: readonly CorpusFile[] = [
  corpusFile(
    'letterhead.pdf',
    'pdf',
    'A form within a form, drawn on its page a hundred times',
    'As much as a chart draws',
    () =>
      drawing(drawn(100), inXObject, [
        form('/F Do', '/XObject<</F 7 0 R>>'),
        form(line.repeat(1000)),
      ]),
  ),
  corpusFile(
    'power-bi.pdf',
    'pdf',
    'A page about Power BI, an ID and what to Do (in parentheses)',
    'Words are no operators',
    () => drawing('BT /F1 12 Tf (Power BI) Tj (my ID card, /F1 Do \\(it\\)) Tj ET'),
  ),
  corpusFile(
    'jbig2.pdf',
    'pdf',
    'A page scanned in black and white (JBIG2), its height declared after it',
    'A height that is not known is no large one',
    () => scan('/Filter/JBIG2Decode', jbig2(2480, 0xffffffff)),
  ),
  corpusFile(
    'jbig2-text.pdf',
    'pdf',
    'A page scanned in black and white (JBIG2): letters, a photo in 16 grey values, a region',
    'Each of a size that readers can hold',
    () =>
      scan(
        '/Filter/JBIG2Decode',
        Buffer.concat([
          jbig2(10, 10),
          segment(0, '000003fffdff02fefefe0000005a0000005a'),
          segment(16, '0104040000000f'),
          segment(22, `${region}00${sides(3, 3)}`),
          segment(38, region),
        ]),
      ),
  ),
  refused('forms-in-forms.pdf', 'Forms that draw ten forms each, ten deep', EFFORT, () =>
    drawing(drawn(10), inXObject, nested(10)),
  ),
  refused('form-in-itself.pdf', 'A form that draws itself', 'No form draws itself', () =>
    drawing(drawn(1), inXObject, [form('/F Do', inXObject)]),
  ),
  refused(
    'forms-by-escaped-names.pdf',
    'Forms that draw ten forms each, by names with escapes and behind remarks',
    'Names are decoded',
    () =>
      drawing('/#46%\nDo '.repeat(10), inXObject, [
        ...nested(9).map((one) => text(one.toString('latin1').replace('/F ', '/#46 '))),
      ]),
  ),
  refused(
    'page-of-many-parts.pdf',
    'A page whose instructions are the same stream of 100 KB, 2,000 times',
    EFFORT,
    () =>
      makePdf([
        ...onePage('', `/Contents[${'5 0 R '.repeat(2000)}]`),
        packedStream('', text(line.repeat(7500))),
      ]),
  ),
  refused(
    'name-in-one-part.pdf',
    'The name of a form in one stream, its operator in the next one',
    'Streams of a page are read as one',
    () =>
      makePdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<<${inXObject}>>/Contents[${'4 0 R 5 0 R '.repeat(10)}]>>`,
        rawStream('', text('/F')),
        rawStream('', text('Do')),
        ...nested(10),
      ]),
  ),
  refused(
    'picture-many-times.pdf',
    'A picture of 100 million pixels, drawn 100 times on a page',
    EFFORT,
    () =>
      drawing(drawn(100), inXObject, [
        packedStream('/Subtype/Image/Width 10000/Height 10000', text('')),
      ]),
  ),
  refused('masks-in-masks.pdf', 'Soft masks that need ten others each, ten deep', EFFORT, () => {
    const masked = (next: number) => `/ExtGState<</F<</SMask<</S/Alpha/G ${next} 0 R>>>>>>`;
    const masks = Array.from({ length: 10 }, (_, level) =>
      form('/F gs '.repeat(10) + line.repeat(10), level < 9 ? masked(level + 7) : ''),
    );
    return drawing('/F gs', masked(6), masks);
  }),
  refused('patterns-in-patterns.pdf', 'Patterns that are filled by ten others each', EFFORT, () => {
    const cells = Array.from({ length: 10 }, (_, level) => {
      const next = level < 9 ? `/Pattern<</F ${level + 7} 0 R>>` : '';
      const instructions = text(`${'/F scn '.repeat(10)}${line.repeat(10)}`);
      return packedStream(`/PatternType 1/Resources<<${next}>>`, instructions);
    });
    return drawing('/Pattern cs /F scn', '/Pattern<</F 6 0 R>>', cells);
  }),
  refused(
    'glyph-of-forms.pdf',
    'A text of a million glyphs, each of which draws a form of 10 KB',
    EFFORT,
    () =>
      drawing(`BT /T 1 Tf (${'a'.repeat(1_000_000)}) Tj ET`, '/Font<</T 6 0 R>>', [
        `<</Type/Font/Subtype/Type3/CharProcs<</a 7 0 R>>/Resources<<${inXObject.replace('6', '8')}>>>>`,
        rawStream('', text('9 0 d0 /F Do')),
        form(line.repeat(800)),
      ]),
  ),
  refused(
    'stamps.pdf',
    'A page with 5,000 stamps that look like the same drawing of 20 KB',
    EFFORT,
    () => {
      const stamp = '<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/AP<</N 5 0 R>>>>';
      return makePdf([...onePage('', `/Annots[${stamp.repeat(5000)}]`), form(line.repeat(1500))]);
    },
  ),
  refused(
    'huge-inline-picture.pdf',
    'A picture among instructions that claims 65,535 × 65,535 pixels',
    'More than 100 million pixels',
    () => drawing('BI/W 65535/H 65535/BPC 1 ID x EI'),
  ),
  refused(
    'huge-inline-jpeg.pdf',
    'A JPEG of 65,500 × 65,500 pixels among instructions, declared as 10 × 10',
    'Readers follow the size in the picture',
    () => drawing(`BI /W 10 /Height 10 /F[/DCT] ID ${jpegOf(65_500, 65_500).toString('latin1')}`),
  ),
  refused(
    'inline-picture-bomb.pdf',
    'A picture among instructions that unpacks to 129 MB',
    'Pictures among instructions count too',
    () =>
      drawing(
        `BI /W 10 /H 10 /F /Fl ID ${deflateSync(Buffer.alloc(129 * 1024 * 1024)).toString('latin1')}`,
      ),
  ),
  refused(
    'inline-picture-packed-twice.pdf',
    'A picture among instructions that is packed twice',
    'Packed once at most',
    () => drawing('BI /W 10 /H 10 /F[/Fl /Fl] ID x EI'),
  ),
  refused(
    'inline-picture-in-two-sizes.pdf',
    'A picture among instructions with two widths',
    'A key that stands twice is refused',
    () => drawing('BI /W 10 /Width 99999 /H 10 ID x EI'),
  ),
  refused(
    'inline-picture-behind-remark.pdf',
    'A huge picture whose beginning is in the text of another one for some readers',
    'It may begin in two places',
    () => drawing('%BI /X (\nBI /W 65535 /H 65535 /Y 1 %)\nID x EI'),
  ),
  refused(
    'picture-as-page.pdf',
    'A page whose instructions are declared to be a fax',
    'Only some filters are for instructions',
    () =>
      makePdf([...onePage('', '/Contents 5 0 R'), rawStream('/Filter/CCITTFaxDecode', text('x'))]),
  ),
  refused(
    'instructions-with-predictor.pdf',
    'Instructions that are packed like a picture, by their differences',
    'No program does so',
    () =>
      makePdf([
        ...onePage('', '/Contents 5 0 R'),
        packedStream('/DecodeParms<</Predictor 12/Columns 9>>', text(line)),
      ]),
  ),
  refused(
    'huge-jbig2.pdf',
    'A scan of 65,535 × 65,535 pixels (JBIG2), declared as 10 × 10',
    'Readers follow the size in the picture',
    () => scan('/Filter/JBIG2Decode', jbig2(65_535, 65_535)),
  ),
  ...(
    [
      [
        'jbig2-behind-region',
        'behind a region of unknown length',
        'Decoders differ on where it ends',
        Buffer.concat([
          segment(38, `${region}0003ffac0000000a`, 0xffffffff),
          jbig2(65_535, 65_535),
        ]),
      ],
      [
        'jbig2-patterns',
        'as 2 billion patterns',
        'Readers reserve memory for them',
        segment(16, '01ffff7fffffff'),
      ],
      [
        'jbig2-symbols',
        'as 2 billion symbols',
        'Readers reserve memory for them',
        segment(0, '000003fffdff02fefefe7fffffff7fffffff'),
      ],
      [
        'jbig2-halftone',
        'as the grey values of a region of 10 × 10',
        'Readers reserve memory for them',
        segment(22, `${region}00${sides(65_535, 65_535)}`),
      ],
    ] as const
  ).map(([name, holds, why, content]) =>
    refused(`huge-${name}.pdf`, `The same ${holds}`, why, () =>
      scan('/Filter/JBIG2Decode', Buffer.concat([jbig2(10, 10), content])),
    ),
  ),
  refused(
    'huge-shared-jbig2.pdf',
    'A scan of 65,535 × 65,535 pixels in the part that several pictures share (JBIG2)',
    'Shared parts are read',
    () =>
      makePdf([
        ...onePage(),
        rawStream('', jbig2(65_535, 65_535)),
        rawStream(
          '/Subtype/Image/Width 10/Height 10/Filter/JBIG2Decode/DecodeParms<</JBIG2Globals 5 0 R>>',
          jbig2(10, 10),
        ),
      ]),
  ),
  refused(
    'huge-fax.pdf',
    'A scan of 10 × 10 pixels with 2 billion columns (CCITT)',
    'Readers follow the parameters',
    () => scan('/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 2000000000>>', text('x')),
  ),
  refused(
    'huge-predictor.pdf',
    'A picture whose pixels have 65,535 colours of 32 bits',
    'Readers reserve memory for a row',
    () => scan('/DecodeParms[<</Predictor 15/Columns 30000/Colors 65535>>]', text('x')),
  ),
  ...(
    [
      ['sides', '/W 65535/H 65535/BPC 8/CS/G', 'More than 100 million pixels'],
      [
        'fax',
        '/Filter/CCITTFaxDecode/DP<</K -1/Columns 2000000000>>',
        'Readers follow the parameters',
      ],
      [
        'predictor',
        '/DP[<</Predictor 15/Columns 30000/Colors 65535>>]',
        'Readers reserve memory for a row',
      ],
    ] as const
  ).map(([name, keys, why]) =>
    refused(
      `abbreviated-${name}.pdf`,
      `A picture of 10 × 10 pixels that is huge by abbreviated keys (${name})`,
      `${why}; such keys are for pictures among instructions`,
      () => scan(keys, text('x')),
    ),
  ),
  refused('huge-unit.pdf', 'A page whose unit is 5 km', 'Units only make a page smaller', () =>
    makePdf(onePage('', '/UserUnit 14400000')),
  ),
  refused('huge-page-around-zero.pdf', 'A page from -14,400 to 14,400', '5 m a side at most', () =>
    makePdf([...onePage(), '<</Type/Page/MediaBox[-14400 -14400 14400 14400]>>']),
  ),
  refused(
    'many-pages.pdf',
    'A tree of one page that tells of 2 billion',
    'As many as there are',
    () => makePdf([...onePage(), '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>']),
  ),
  refused('pages-in-circle.pdf', 'A tree of pages that contains itself', 'No circles', () =>
    makePdf([...onePage(), '<</Type/Pages/Kids[3 0 R 5 0 R]/Count 1>>']),
  ),
  refused(
    'pages-in-pages.pdf',
    'Trees that contain the next one ten times, ten deep',
    'A million nodes at most',
    () =>
      makePdf([
        ...onePage(),
        ...Array.from({ length: 10 }, (_, level) => `<</Kids[${`${level + 6} 0 R `.repeat(10)}]>>`),
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      ]),
  ),
  refused('bookmarks-in-circle.pdf', 'Bookmarks that follow each other', 'No circles', () =>
    makePdf([
      ...onePage('/Outlines 5 0 R'),
      '<</Type/Outlines/First 6 0 R>>',
      '<</Title(a)/Next 7 0 R>>',
      '<</Title(b)/Next 6 0 R>>',
    ]),
  ),
];

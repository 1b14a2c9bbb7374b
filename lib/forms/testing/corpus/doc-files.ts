import { readFileSync } from 'node:fs';
import CFB from 'cfb';
import { text } from '../sample-files.ts';
import { corpusFile, refused } from './corpus-file.ts';

/** Returns a compound file with these streams. */
function compound(streams: Readonly<Record<string, string>>): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) {
    CFB.utils.cfb_add(file, name, text(content));
  }
  const bytes = Buffer.from(CFB.write(file, { type: 'buffer' }));
  // The package adds a signature stream; rename it to a stream of Word with a name of the same
  // length.
  const signature = bytes.indexOf('\u0001Sh33tJ5', 0, 'utf16le');
  bytes.write('\u0001CompObj', signature, 'utf16le');
  return bytes;
}

const word97 = {
  WordDocument: 'Jana \x13 PAGE \x14 1 \x15'.padEnd(5000, ' '),
  '1Table': 'Normal.dot',
};

/** Word documents from before 2007. */
export const docFiles = [
  corpusFile('word-97.doc', 'doc', 'As Word 97 saved it, with page numbers', 'Known streams', () =>
    compound(word97),
  ),
  refused(
    'linked.doc',
    'A document of LibreOffice whose description of a link, which is empty there, has one',
    'All content has to be inside',
    () => {
      const bytes = readFileSync(new URL('files/libreoffice.doc', import.meta.url));
      const description = bytes.indexOf(Buffer.from('01000002'.padEnd(40, '0'), 'hex'));
      bytes.writeUInt8(1, description + 4);
      return bytes;
    },
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
];

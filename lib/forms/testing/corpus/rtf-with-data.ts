import { png, pngOf, text } from '../sample-files.ts';
import { corpusFile, refused } from './corpus-file.ts';
import { makeCompound } from './make-compound.ts';
import { makeDocx } from './make-docx.ts';
import { colorMap, makeShape, makeTheme } from './make-theme.ts';
import { lines, rtf } from './rtf-files.ts';

/** The classes of the parsers of MSXML 5 and 6, and of Equation Editor. */
const MSXML_5 = 'ec69d9888b8b3d4c859eaf6cd158be0f';
const MSXML_6 = '0c6ad98892f1d411a65f0040963251e5';
const EQUATION = '02ce020000000000c000000000000046';

const sources =
  '<b:Sources SelectedStyle="\\APA.XSL" xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"/>';
const properties =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?><ds:datastoreItem ds:itemID="{1}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"/>';
const entities = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><a>&b;</a>';

/** Returns a rich text with a group of Word's data. */
function withData(word: string, data: Buffer | string): Buffer {
  return rtf(`{\\*\\${word} ${lines(typeof data === 'string' ? text(data) : data)}}`);
}

const themed = (theme: Buffer) => withData('themedata', theme);

/** Returns a rich text with a shape that newer versions of Word keep once more as a package. */
function withShape(shape: Buffer): Buffer {
  return rtf(`{\\shp{\\*\\shpinst{\\sp{\\sn metroBlob}{\\sv {\\*\\svb \n${lines(shape)}}}}}}`);
}

/** Returns the object in which Word stores XML, with this compound file. */
function objectOf(compound: Buffer, version = 6, end = '0105000000000000'): Buffer {
  const head = text(
    `\x01\x05\0\0\x02\0\0\0\x18\0\0\0Msxml2.SAXXMLReader.${version}.0${'\0'.repeat(9)}`,
  );
  const size = Buffer.alloc(4);
  size.writeUInt32LE(compound.length);
  return Buffer.concat([head, size, compound, Buffer.from(end, 'hex')]);
}

/** Returns a compound file with a text and its properties, and further streams. */
function storeOf(
  item: string,
  streams: Readonly<Record<string, Buffer>> = {},
  classId = MSXML_6,
): Buffer {
  const folder = 'MsoDataStore/ÚKPÝFÏVÙÄWÜÎWØ1ÍTÜÛIA==';
  return makeCompound(
    { [`${folder}/Item`]: text(item), [`${folder}/Properties`]: text(properties), ...streams },
    classId,
  );
}

/** An empty compound file as Word 2007 writes it: a head, the table of sectors, the directory. */
const emptyStore = Buffer.from(
  [
    `d0cf11e0a1b11ae1${'0'.repeat(32)}3e000300feff09000600${'0'.repeat(20)}`,
    `010000000100000000000000${'00100000'}feffffff00000000feffffff0000000000000000${'f'.repeat(864)}`,
    `fdfffffffeffffff${'f'.repeat(1008)}`,
    `52006f006f007400200045006e00740072007900${'0'.repeat(88)}16000500${'f'.repeat(24)}`,
    `${MSXML_5}${'0'.repeat(24)}607eb1fa7c95ca01feffffff${'0'.repeat(16)}`,
    `${'0'.repeat(136)}${'f'.repeat(24)}${'0'.repeat(96)}`.repeat(3),
  ].join(''),
  'hex',
);

/** Rich texts with data of Word. */
export const rtfWithData = [
  corpusFile(
    'word-2007.rtf',
    'rtf',
    'With a theme, its colours and a store of XML, which is empty',
    'The theme is a package of known parts',
    () =>
      rtf(
        [
          `{\\*\\themedata ${lines(makeTheme())}}`,
          `{\\*\\colorschememapping ${lines(text(colorMap))}}`,
          `{\\*\\datastore ${lines(objectOf(emptyStore, 5))}}`,
        ].join('\n'),
      ),
  ),
  corpusFile(
    'word-2010.rtf',
    'rtf',
    'With a shape that newer versions of Word keep once more for themselves, as a package',
    'The shape is a package of known parts',
    () => withShape(makeShape()),
  ),
  corpusFile(
    'word-2016.rtf',
    'rtf',
    'With a list of sources in the store of XML',
    'The store has nothing but XML',
    () => withData('datastore', objectOf(storeOf(sources))),
  ),
  corpusFile(
    'picture-in-theme.rtf',
    'rtf',
    'With a theme that has a picture for backgrounds',
    'A picture is a picture',
    () =>
      themed(
        makeTheme({ 'theme/media/image1.png': png }, [['rId1', 'image', '../media/image1.png']]),
      ),
  ),
  refused(
    'remote-picture-in-theme.rtf',
    'A theme with a picture on a server',
    'All content has to be inside',
    () => themed(makeTheme({}, [['rId1', 'image', 'https://evil.example/a.png', 'External']])),
  ),
  refused(
    'remote-picture-in-package.rtf',
    'A shape of newer versions of Word with a picture on a server',
    'All content has to be inside',
    () => withShape(makeShape([['rId1', 'image', 'https://evil.example/a.png', 'External']])),
  ),
  refused(
    'huge-picture-in-theme.rtf',
    'A theme with a picture that claims 65,535 × 65,535 pixels',
    'More than 100 million pixels',
    () =>
      themed(
        makeTheme({ 'theme/media/image1.png': pngOf(65_535, 65_535) }, [
          ['rId1', 'image', '../media/image1.png'],
        ]),
      ),
  ),
  refused(
    'object-in-theme.rtf',
    'A theme with an object of another program',
    'Objects are no known part',
    () => themed(makeTheme({ 'theme/media/a.bin': text('MZ\x90\0') })),
  ),
  refused(
    'document-as-theme.rtf',
    'A Word document in place of the theme',
    'A theme has the parts of a theme',
    () => themed(makeDocx()),
  ),
  refused(
    'theme-bomb.rtf',
    'A theme with a part of 100 MB in 100 KB',
    'More than 64 MB unpacked',
    () => themed(makeTheme({ 'theme/a.xml': Buffer.alloc(100_000_000, ' ') })),
  ),
  refused(
    'many-themes.rtf',
    'Ten themes of 10 MB in 10 KB each',
    'More than 64 MB unpacked',
    () => {
      const theme = makeTheme({ 'theme/a.xml': `<a>${' '.repeat(10_000_000)}</a>` });
      return rtf(`{\\*\\themedata ${theme.toString('hex')}}`.repeat(10));
    },
  ),
  refused(
    'group-in-theme.rtf',
    'A theme with a picture on a server behind a group',
    'Readers differ on what a group adds',
    () => {
      const theme = makeTheme({}, [['rId1', 'image', 'https://evil.example/a.png', 'External']]);
      return rtf(`{\\*\\themedata{\\b ${lines(makeTheme())}}${lines(theme)}}`);
    },
  ),
  refused(
    'entities-in-colors.rtf',
    'The colours of a theme as a text that grows when it is read (entities of its own)',
    'Document types are refused',
    () => withData('colorschememapping', entities),
  ),
  refused(
    'entities-in-store.rtf',
    'The same in the store of XML',
    'Document types are refused',
    () => withData('datastore', objectOf(storeOf(entities))),
  ),
  refused(
    'stream-in-store.rtf',
    'A store of XML with a stream of another program',
    'Only known streams',
    () =>
      withData('datastore', objectOf(storeOf(sources, { 'Equation Native': text('MZ\x90\0') }))),
  ),
  refused(
    'started-class-in-store.rtf',
    'A store of XML that is an object of Equation Editor, which is started to read it',
    'Only Word’s own',
    () => withData('datastore', objectOf(storeOf(sources, {}, EQUATION))),
  ),
  refused(
    'object-behind-store.rtf',
    'An object of another program behind the store of XML',
    'Nothing may follow the end',
    () => withData('datastore', objectOf(emptyStore, 5, '0105000002000000080000004f7574707574')),
  ),
];

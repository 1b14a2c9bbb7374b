import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdf, text } from '../testing/sample-files.ts';
import { dateField, europass, packedPdf, pdfWithStream, sumField } from '../testing/sample-pdfs.ts';
import { isPlainPdf } from './plain-pdf.ts';

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const program = '<</Type/Filespec/F(cv.exe)/EF<</F 5 0 R>>>>';

/** Bytes in which every short word occurs somewhere, as in a scan of many pages. */
const scan = text(`${'\x8f\x03'.repeat(500)}/JS(\x01 /XFA\x02 /F(\xff /EF\x99 /JS<`.repeat(40));

describe('takes', () => {
  it.each([
    ['a form with a date', pdf(`4 0 obj${dateField}endobj`)],
    ['a form with a date, packed', packedPdf(dateField)],
    ['a form with a sum', packedPdf(sumField)],
    ['a CV of Europass', pdf(europass)],
    ['a CV of Europass, packed', packedPdf(europass.replaceAll(/\d 0 obj|endobj/g, ' '))],
    ['somebody who knows JavaScript', pdf('4 0 obj<</Keywords(HTML/JavaScript/CSS)>>endobj')],
    ['a scan', pdfWithStream('/Filter/DCTDecode', scan)],
    ['one that may be read and not changed', pdf('4 0 obj<</Encrypt 8 0 R>>endobj')],
    ['zeros after the end', Buffer.concat([pdf(), Buffer.alloc(16)])],
  ])('%s', (_, bytes) => {
    expect(isPlainPdf(bytes)).toBe(true);
  });
});

describe('refuses', () => {
  it.each([
    ['a packed script', packedPdf(script)],
    ['a packed script with a hidden name', packedPdf(script.replace('JavaScript', 'Java#53cript'))],
    [
      'a pack with a hidden name',
      pdfWithStream('/Type/Obj#53tm/Filter/FlateDecode', deflateSync(text(script))),
    ],
    ['a script apart from its action', packedPdf('<</S/JavaScript/JS 12 0 R>>')],
    [
      'a script after that of a field',
      packedPdf(dateField.replace('\\);)', '\\);app.launchURL\\("x"\\);)')),
    ],
    [
      'a script inside that of a field',
      packedPdf(dateField.replace('"dd.mm.yyyy"', 'app.alert\\(1\\)')),
    ],
    ['a program to start', packedPdf('<</S /Launch/F(cmd.exe)>>')],
    ['a program to start behind a remark', pdf('4 0 obj<</S%x\n/Launch/F(cmd.exe)>>endobj')],
    ['a program inside', pdf(`4 0 obj${program}endobj`)],
    ['a program inside, packed', packedPdf(program)],
    ['a program beside a CV of Europass', pdf(`${europass}\n8 0 obj${program}endobj`)],
    ['a program without a name', pdf('4 0 obj<</EF<</F 5 0 R>>>>endobj')],
    ['a form in XML', packedPdf('<</AcroForm<</XFA[(template)5 0 R]>>>>')],
    ['Flash', packedPdf('<</Subtype/RichMedia>>')],
    ['a film with a script', packedPdf('<</S/Rendition/JS(x)>>')],
    [
      'a pack that is locked',
      pdfWithStream('/Type/ObjStm/Filter/FlateDecode', text('\x9c\x11\x07')),
    ],
    [
      'a pack inside a pack',
      pdfWithStream('/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]', text('00')),
    ],
    ['a pack that fills the memory', packedPdf(' '.repeat(40_000_000))],
  ])('%s', (_, bytes) => {
    expect(isPlainPdf(bytes)).toBe(false);
  });
});

describe('soon comes to the end of 10 MB of', () => {
  // What takes time by the square of its length would take hours.
  it.each(['stream\n', '/S%', '/S ', '/EF<<', '/JS(', '/JS(AFDate_x(', '#41', '((((('])(
    '%j',
    { timeout: 30_000 },
    (piece) => {
      const bytes = pdf(`/JavaScript ${piece.repeat(Math.floor(10_000_000 / piece.length))}`);
      expect(isPlainPdf(bytes)).toEqual(expect.any(Boolean));
    },
  );
});

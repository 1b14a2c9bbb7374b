import { deflateSync } from 'node:zlib';
import { pdf, text } from './sample-files.ts';

/** A PDF whose further objects are packed together, as programs have done since PDF 1.5. */
export function packedPdf(objects: string): Buffer {
  return pdfWithStream('/Type/ObjStm/N 9/First 60/Filter/FlateDecode', deflateSync(text(objects)));
}

/** A PDF with a stream of these bytes. */
export function pdfWithStream(dictionary: string, bytes: Buffer): Buffer {
  const stream = `9 0 obj<<${dictionary}/Length ${bytes.length}>>stream\n${bytes.toString('latin1')}\nendstream endobj`;
  return pdf(stream);
}

/** A date field as Acrobat and LibreOffice make it: scripts of theirs format what is typed. */
export const dateField =
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(born)/AA<<' +
  '/K<</S/JavaScript/JS(AFDate_KeystrokeEx\\("dd.mm.yyyy"\\);)>>' +
  '/F<</S/JavaScript/JS(AFDate_FormatEx\\("dd.mm.yyyy"\\);)>>>>>>';

/** A sum of two fields, its script in UTF-16 as Acrobat writes what is not ASCII. */
export const sumField = `<</FT/Tx/AA<</C<</JS<${utf16('AFSimple_Calculate("SUM", new Array ("a", "b"));')}>/S/JavaScript>>>>>>`;

/** A CV of Europass: a PDF that carries itself as data for other programs. */
export const europass =
  '4 0 obj<</Type/Filespec/F(attachment.xml)/UF(attachment.xml)/EF<</F 5 0 R>>>>endobj\n' +
  '5 0 obj<</Type/EmbeddedFile/Subtype/text#2Fxml/Length 6>>stream\n<cv/>\nendstream endobj\n' +
  '6 0 obj<</Names[(attachment.xml)4 0 R]>>endobj\n7 0 obj<</EmbeddedFiles 6 0 R>>endobj';

function utf16(words: string): string {
  return `FEFF${Buffer.from(words, 'utf16le').swap16().toString('hex')}`;
}

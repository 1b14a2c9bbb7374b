import { deflateSync } from 'node:zlib';
import { text } from '../sample-files.ts';

/** Value of an object, as written between `obj` and `endobj`. */
export type PdfValue = string | Buffer;

const HEADER = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';

/** Returns a PDF with these objects, numbered from 1, the first of which is its catalog. */
export function makePdf(objects: readonly PdfValue[], trailer = ''): Buffer {
  return withTable(HEADER, 0, objects, trailer);
}

/**
 * Returns a PDF with a further revision that adds or replaces the objects from number `first` on.
 */
export function revise(pdf: Buffer, first: number, objects: readonly PdfValue[]): Buffer {
  return withTable(pdf.toString('latin1'), first - 1, objects, '');
}

function withTable(
  before: string,
  numbered: number,
  objects: readonly PdfValue[],
  trailer: string,
): Buffer {
  const places: number[] = [];
  let body = before;
  for (const [index, value] of objects.entries()) {
    places.push(body.length);
    body += `${numbered + index + 1} 0 obj\n${latin(value)}\nendobj\n`;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n${numbered + 1} ${objects.length}\n${rows}`;
  const size = numbered + objects.length + 1;
  return text(
    `${body}${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/**
 * Returns a PDF with its objects in an object stream, as programs write them since PDF 1.5; streams
 * cannot be packed.
 */
export function makePackedPdf(objects: readonly string[], streams: readonly PdfValue[] = []) {
  const pack = packOf(objects.map((value, index) => [index + 1, value] as const));
  const all = [...streams, pack];
  const places: number[] = [];
  let body = HEADER;
  // Packed objects have the lowest numbers, so that the catalog is object 1.
  const first = objects.length + 1;
  for (const [index, value] of all.entries()) {
    places.push(body.length);
    body += `${first + index} 0 obj\n${latin(value)}\nendobj\n`;
  }
  const packNumber = first + all.length - 1;
  const rows = [
    ...objects.map((_, index) => [2, packNumber, index]),
    ...places.map((place) => [1, place, 0]),
    [1, body.length, 0],
  ].map(([type = 0, one = 0, two = 0]) => [type, one >> 16, (one >> 8) & 255, one & 255, two]);
  const size = first + all.length + 1;
  const head = `/Type/XRef/Size ${size}/Root 1 0 R/W[1 3 1]/Index[1 ${rows.length}]`;
  const table = packedStream(head, Buffer.from(rows.flat()));
  return text(
    `${body}${size - 1} 0 obj\n${latin(table)}\nendobj\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** Returns an object stream with these objects by number. */
export function packOf(objects: readonly (readonly [number, string])[], extra = ''): Buffer {
  let offset = 0;
  const pairs = objects.map(([number, value]) => {
    const pair = `${number} ${offset}`;
    offset += value.length + 1;
    return pair;
  });
  const index = `${pairs.join(' ')} `;
  const head = `${extra}/Type/ObjStm/N ${objects.length}/First ${index.length}`;
  return packedStream(head, text(index + objects.map(([, value]) => value).join('\n')));
}

/** Returns a deflated stream. */
export function packedStream(head: string, content: Buffer): Buffer {
  return rawStream(`${head}/Filter/FlateDecode`, deflateSync(content));
}

/** Returns an uncompressed stream. */
export function rawStream(head: string, content: Buffer): Buffer {
  return text(`<<${head}/Length ${content.length}>>stream\n${latin(content)}\nendstream`);
}

function latin(value: PdfValue): string {
  return typeof value === 'string' ? value : value.toString('latin1');
}

/**
 * Returns a catalog, a page tree and a page with text; `catalog` and `page` are added to their
 * dictionaries.
 */
export function onePage(catalog = '', page = ''): readonly string[] {
  return [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595.28 841.89]/Resources<</Font<</F1 4 0 R>>>>${page}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
}

/** The text of a page. */
export const words = packedStream('', text('BT /F1 12 Tf 72 760 Td (Jana Nova, brewer) Tj ET'));

/** Returns a link annotation with this action. */
export function link(action: string): string {
  return `/Annots[<</Type/Annot/Subtype/Link/Rect[72 700 200 720]/Border[0 0 0]/A${action}>>]`;
}

/** An action that runs a script. */
export const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** Returns a PDF with one page and this unreferenced object. */
export function beside(value: PdfValue): Buffer {
  return makePdf([...onePage(), value]);
}

/** Returns a PDF with one page and this trailer. */
export function trailing(trailer: string): Buffer {
  const file = makePdf(onePage()).toString('latin1');
  return text(file.replace(/trailer\n.*/, () => trailer));
}

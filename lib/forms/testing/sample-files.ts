import { crc32, deflateSync } from 'node:zlib';

/** Encodes Latin text as bytes. */
export function text(content: string): Buffer {
  return Buffer.from(content, 'latin1');
}

/** Returns a PDF with one empty page and `extra` as an additional object. */
export function pdf(extra = ''): Buffer {
  return text(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
${extra}
trailer<</Root 1 0 R>>
%%EOF
`);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns a PNG that declares this size and contains one grey pixel. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from('00000000000000000800000000', 'hex');
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of one grey pixel. */
export const png = pngOf(1, 1);

/** A minimal JPEG with a header, tables and a scan. */
export const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffdb00040001ffc0000b080001000101011100ffda0008010100003f00d2cf20ffd9',
  'hex',
);

/** Returns a JPEG that declares this size. */
export function jpegOf(width: number, height: number): Buffer {
  const picture = Buffer.from(jpeg);
  const frame = picture.indexOf(Buffer.from('ffc0', 'hex'));
  picture.writeUInt16BE(height, frame + 5);
  picture.writeUInt16BE(width, frame + 7);
  return picture;
}

/** Returns the head of a bitmap of equal sides, without that of a file. */
export function bitmapOf(side: number): Buffer {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(head.length, 0);
  head.writeUInt32LE(side, 4);
  head.writeUInt32LE(side, 8);
  return head;
}

/** An SVG drawing of a square. */
export const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

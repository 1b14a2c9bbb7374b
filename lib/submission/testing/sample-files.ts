import { crc32, deflateSync } from 'node:zlib';

/** Bytes of Latin text. */
export function text(content: string): Buffer {
  return Buffer.from(content, 'latin1');
}

/** A PDF of one empty page, with `extra` as an object of its own. */
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

/** A picture of one grey pixel. */
export const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
  chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
  chunk('IEND', Buffer.alloc(0)),
]);

/** A picture with a header, tables and a scan, as short as it goes. */
export const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffdb00040001ffc0000b080001000101011100ffda0008010100003f00d2cf20ffd9',
  'hex',
);

/** A rich text of one word, with `extra` in it. */
export function rtf(extra = ''): Buffer {
  return text(`{\\rtf1\\ansi ${extra}Pivo}`);
}

/** The beginning of a compound file whose directory has these entries. */
export function compound(...entries: readonly string[]): Buffer {
  const directory = entries.map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    return entry;
  });
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  return Buffer.concat([header, ...directory, Buffer.alloc(512)]);
}

/** Files of an archive: name and content, stored without packing. */
type ZipFiles = Readonly<Record<string, string>>;

/** An archive of these files; `claim` overrides the unpacked size the directory states. */
export function zip(files: ZipFiles, claim?: number): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(claim ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([text('PK\x03\x04'), common, text(name), text(content)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([text('PK\x01\x02\x14\x00'), common, place, text(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  text('PK\x05\x06').copy(end);
  end.writeUInt16LE(centrals.length, 8);
  end.writeUInt16LE(centrals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** What a Word document is made of. */
export const docxFiles: ZipFiles = {
  '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`,
  '_rels/.rels': '<Relationships/>',
  'word/document.xml': '<w:document/>',
};

/** What a text document is made of. */
export const odtFiles: ZipFiles = {
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml': '<office:document-content/>',
  'META-INF/manifest.xml': '<manifest:manifest/>',
};

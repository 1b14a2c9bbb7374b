import { deflateSync } from 'node:zlib';

const CONTAINER = 0xf;

/** A property of a shape: its value, or its data, and perhaps another length than that of the data. */
export type Property = readonly [id: number, value: number | Buffer, length?: number];

/** Returns a record of a drawing (MS-ODRAW, section 2.2.1). */
export function record(type: number, content: Buffer, instance = 0, version = 0): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(version | (instance << 4), 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** Returns a picture of this type and instance, behind a checksum and a tag. */
export function blip(type: number, instance: number, picture: Buffer): Buffer {
  return record(type, Buffer.concat([Buffer.alloc(16), Buffer.from([0xff]), picture]), instance);
}

/** Returns a picture that is declared a metafile, behind a checksum and a head; packed or not. */
export function metafile(type: number, instance: number, picture: Buffer, isPacked = true): Buffer {
  const head = Buffer.alloc(34);
  head.writeUInt32LE(picture.length, 0);
  head.writeUInt16LE(isPacked ? 0xfe00 : 0xfefe, 32);
  const content = isPacked ? deflateSync(picture) : picture;
  return record(type, Buffer.concat([Buffer.alloc(16), head, content]), instance);
}

/** Returns an entry of the store of pictures: with a picture, or the offset of one. */
export function entry(picture: Buffer | number): Buffer {
  const head = Buffer.alloc(36);
  head.writeUInt32LE(1, 24);
  if (typeof picture === 'number') head.writeUInt32LE(picture, 28);
  return record(0xf007, typeof picture === 'number' ? head : Buffer.concat([head, picture]), 6, 2);
}

/** Returns a shape with these properties. */
export function shape(...properties: readonly Property[]): Buffer {
  const entries = properties.map(([id, value, length]) => {
    const property = Buffer.alloc(6);
    property.writeUInt16LE(typeof value === 'number' ? id : id | 0x8000, 0);
    property.writeUInt32LE(typeof value === 'number' ? value : (length ?? value.length), 2);
    return property;
  });
  const data = properties.flatMap(([, value]) => (typeof value === 'number' ? [] : [value]));
  const table = record(0xf00b, Buffer.concat([...entries, ...data]), properties.length, 3);
  return record(
    0xf004,
    Buffer.concat([record(0xf00a, Buffer.alloc(8), 75, 2), table]),
    0,
    CONTAINER,
  );
}

/** Returns the drawings of a document: the entries of the store, and the shapes of the main text. */
export function drawings(entries: readonly Buffer[], ...shapes: readonly Buffer[]): Buffer {
  const store = record(0xf001, Buffer.concat(entries), entries.length, CONTAINER);
  return Buffer.concat([
    record(0xf000, Buffer.concat([record(0xf006, Buffer.alloc(16)), store]), 0, CONTAINER),
    Buffer.from([0]),
    drawing(...shapes),
  ]);
}

/** Returns a drawing of these shapes. */
export function drawing(...shapes: readonly Buffer[]): Buffer {
  const group = record(0xf003, Buffer.concat(shapes), 0, CONTAINER);
  return record(0xf002, Buffer.concat([record(0xf008, Buffer.alloc(8), 1), group]), 0, CONTAINER);
}

/** Returns a picture in the text (MS-DOC, section 2.9.192): of a format, with the name of a file. */
export function inText(content: Buffer, format = 0x64, name?: string): Buffer {
  const head = Buffer.alloc(68);
  const file = name === undefined ? Buffer.alloc(0) : Buffer.from(`\0${name}`, 'latin1');
  if (name !== undefined) file.writeUInt8(name.length, 0);
  head.writeUInt32LE(head.length + file.length + content.length, 0);
  head.writeUInt16LE(head.length, 4);
  head.writeUInt16LE(format, 6);
  return Buffer.concat([head, file, content]);
}

/** Returns the name of a file as data of a property. */
export function fileName(name: string): Buffer {
  return Buffer.from(`${name}\0`, 'utf16le');
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** True for a PNG whose chunks lead from the signature to the last byte (RFC 2083). */
export function isPlainPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return false;
  let position = 8;
  while (position + 12 <= bytes.length) {
    const type = bytes.toString('latin1', position + 4, position + 8);
    position += 12 + bytes.readUInt32BE(position);
    if (type === 'IEND') return position === bytes.length;
  }
  return false;
}

/**
 * True for a JPEG whose segments lead to its end. After that only padding may follow, or a
 * further picture, as cameras append it (CIPA DC-007).
 */
export function isPlainJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let position = 2;
  while (position + 4 <= bytes.length && bytes[position] === 0xff && bytes[position + 1] !== 0xd9) {
    const scan = bytes[position + 1] === 0xda;
    position += 2 + bytes.readUInt16BE(position + 2);
    if (scan) position = endOfScan(bytes, position);
  }
  if (position + 2 > bytes.length || bytes.readUInt16BE(position) !== 0xffd9) return false;
  const rest = bytes.subarray(position + 2);
  return rest.every((byte) => byte === 0) || isPlainJpeg(rest);
}

/** Picture data run on until a marker that is neither a stuffed 0xFF nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const data = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!data) return at;
  }
  return bytes.length;
}

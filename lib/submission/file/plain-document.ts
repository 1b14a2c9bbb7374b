/** Directory entries of a compound file lie on steps of this many bytes (MS-CFB, section 2.6). */
const CFB_ENTRY = 128;

/** True for a compound file that is a Word document without macros and embedded objects. */
export function isPlainDoc(bytes: Buffer): boolean {
  return (
    hasCfbEntry(bytes, 'WordDocument') &&
    !['Macros', '_VBA_PROJECT', 'ObjectPool', 'Workbook'].some((name) => hasCfbEntry(bytes, name))
  );
}

function hasCfbEntry(bytes: Buffer, name: string): boolean {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  let at = bytes.indexOf(wanted);
  while (at !== -1 && at % CFB_ENTRY !== 0) at = bytes.indexOf(wanted, at + 1);
  return at !== -1;
}

/** What makes a rich text carry objects of other programs. */
const RTF_CARRIES = /\\(objdata|objocx|objemb|objautlink|objupdate|object)\b/i;

/** True for a rich text from brace to brace that carries no objects. */
export function isPlainRtf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return /^\{\\rtf1?\b/.test(text) && /\}[\s\0]*$/.test(text) && !RTF_CARRIES.test(text);
}

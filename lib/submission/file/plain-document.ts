/** What makes a PDF act or carry other files (ISO 32000-1, sections 7.11.4 and 12.6.4). */
const PDF_ACTS = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/;

/** True for a PDF from its first byte to its end mark, which neither acts nor carries files. */
export function isPlainPdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-1024).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  return (
    bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
    end !== -1 &&
    tail.slice(end + 5).trim() === '' &&
    !PDF_ACTS.test(unescapeNames(bytes.toString('latin1')))
  );
}

/** Names may hide letters as `#4A` (ISO 32000-1, section 7.3.5). */
function unescapeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

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

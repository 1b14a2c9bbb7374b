/** Names may hide letters as `#4A` (ISO 32000-1, section 7.3.5). */
export function unescapeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Longer than the name of any file and any script that formats a field. */
const LONGEST_STRING = 4000;

const LITERAL = /^\(((?:[^()\\]|\\[\s\S]|\([^()\\]*\))*)\)/;
const HEXADECIMAL = /^<([0-9a-f\s]*)>/i;

/**
 * The string that begins at a position, written in brackets or as hexadecimal digits (ISO
 * 32000-1, section 7.3.4); null where there is none, or one that is too long or too deep to read.
 */
export function stringAt(text: string, position: number): string | null {
  const head = text.slice(position, position + LONGEST_STRING);
  const literal = LITERAL.exec(head)?.[1];
  if (literal !== undefined) return decode(unescapeLiteral(literal));
  const digits = HEXADECIMAL.exec(head)?.[1]?.replace(/\s/g, '');
  return digits === undefined ? null : decode(Buffer.from(digits, 'hex').toString('latin1'));
}

function unescapeLiteral(literal: string): string {
  return literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) & 0xff) : code,
  );
}

/** Text is in UTF-16 where it begins with its mark, else in a code page that holds ASCII. */
function decode(bytes: string): string {
  return bytes.startsWith('\xfe\xff')
    ? new TextDecoder('utf-16be').decode(Buffer.from(bytes, 'latin1'))
    : bytes;
}

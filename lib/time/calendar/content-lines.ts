const octets = 75;

const utf8 = new TextEncoder();

/** Escapes the commas, semicolons, backslashes and line ends of a text value (RFC 5545, 3.3.11). */
export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/**
 * Joins content lines: each ended by CRLF, and folded where it exceeds 75 octets without splitting
 * a character (RFC 5545, section 3.1).
 */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (used + size > octets) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
}

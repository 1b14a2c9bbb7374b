import { markedEncoding } from './common/marked-encoding.ts';

/**
 * Beginnings that make a viewer run or render a file instead of showing its text. Word takes `{\rt`
 * for rich text; spreadsheets open SYLK (`ID;`) and DIF, which have formulas.
 */
const RUNS = /^\s*(#!|<[!?a-z]|%!|MZ|@echo\b|\{\\rt|ID;|TABLE\r?\n0,1)/i;

/**
 * Where readers look for the head of a PDF or PostScript file, in bytes (PDF Reference 1.7,
 * appendix H, note 13).
 */
const HEAD_BYTES = 1024;
const PRINTS = /%(?:PDF-|!PS)/;

/** Lines of the head of a web archive (RFC 2557), which Word finds behind other text too. */
const ARCHIVES = /^[ \t]*(?:MIME-Version|Content-(?:Type|Location|Transfer-Encoding))[ \t]*:/im;

/** Elements by which programs recognize a web page, or that fetch or run something. */
const ELEMENTS =
  'html|head|title|body|meta|base|link|i?frame|frameset|object|embed|applet|img|image|svg|math|video|audio|source|form|input|table|template';
/**
 * Markup that is no mere mention: declarations, scripts and styles, and elements that have
 * attributes, end, or are followed by others.
 */
const MARKUP = new RegExp(
  [
    '<!doctype|<!--|<\\?(?:xml|php)',
    '</?(?:script|style)(?=[\\s/>])',
    '<a\\s[^<>]*\\bhref\\s*=',
    `</(?:${ELEMENTS})(?=[\\s/>])`,
    `<(?:${ELEMENTS})(?:/|\\s[^<>]*=|\\s*>\\s*<[!?/a-z])`,
  ].join('|'),
  'i',
);

/**
 * Whether the content is text in UTF-8, UTF-16 with a byte order mark, or a one-byte code page, and
 * no program would treat it as anything but text.
 */
export function isPlainText(bytes: Buffer): boolean {
  const text = decode(bytes);
  return text !== null && !hasControls(text) && !isOfOtherType(text);
}

/** Whether programs that go by the content would take a text for a file of another type. */
function isOfOtherType(text: string): boolean {
  // A character has one byte at least.
  if (PRINTS.test(text.slice(0, HEAD_BYTES))) return true;
  return [RUNS, ARCHIVES, MARKUP].some((pattern) => pattern.test(text));
}

function decode(bytes: Buffer): string | null {
  const marked = markedEncoding(bytes);
  if (marked) return attempt(marked, bytes);
  // Every byte is a character in Windows-1250, which old Czech editors write.
  return attempt('utf-8', bytes) ?? new TextDecoder('windows-1250').decode(bytes);
}

function attempt(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a text has control characters other than tabs, line ends and form feeds. */
function hasControls(text: string): boolean {
  return /(?![\t\n\f\r])\p{Cc}/u.test(text);
}

import { markedEncoding } from './marked-encoding.ts';

/** Beginnings that make a viewer run or render a file instead of showing its text. */
const RUNS = /^\s*(#!|<[!?a-z]|%!|MZ|@echo\b|\{\\rtf)/i;

/**
 * Whether the content is text in UTF-8, UTF-16 with a byte order mark, or a one-byte code page, and
 * no program would treat it as anything but text.
 */
export function isPlainText(bytes: Buffer): boolean {
  const text = decode(bytes);
  return text !== null && !hasControls(text) && !RUNS.test(text);
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

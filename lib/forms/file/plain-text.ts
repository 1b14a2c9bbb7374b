import { markedEncoding } from './marked-encoding.ts';

/** What makes a viewer run or render a file rather than show it, at its beginning. */
const RUNS = /^\s*(#!|<[!?a-z]|%!|MZ|@echo\b|\{\\rtf)/i;

/**
 * True for text in UTF-8, UTF-16 with a byte order mark, or a one-byte code page, that no
 * program would take for anything but text.
 */
export function isPlainText(bytes: Buffer): boolean {
  const text = decode(bytes);
  return text !== null && !hasControls(text) && !RUNS.test(text);
}

function decode(bytes: Buffer): string | null {
  const marked = markedEncoding(bytes);
  if (marked) return attempt(marked, bytes);
  // Every byte means something in Windows-1250, what old Czech editors write.
  return attempt('utf-8', bytes) ?? new TextDecoder('windows-1250').decode(bytes);
}

function attempt(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Tabs, line ends and form feeds belong in text; other control characters in no text. */
function hasControls(text: string): boolean {
  return /(?![\t\n\f\r])\p{Cc}/u.test(text);
}

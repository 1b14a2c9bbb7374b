// Direction overrides and isolates can make text look like different text (Unicode TR 36).
const DECEPTIVE = /[\u202a-\u202e\u2066-\u2069]/g;

const CONTROL_IN_TEXT = /(?![\n\t])\p{Cc}/gu;

/**
 * Normalizes a line for storage: composed (NFC), trimmed, without invisible direction changes. One of
 * more than twice `max` UTF-16 units is only trimmed, because it is too long in any case: the time to
 * compose text grows with the square of the combining marks in a row.
 */
export function cleanLine(value: string, max: number): string {
  const trimmed = value.trim();
  if (trimmed.length > 2 * max) return trimmed;
  return trimmed.toWellFormed().normalize('NFC').replace(DECEPTIVE, '').trim();
}

/**
 * Normalizes text of several lines for storage, as {@link cleanLine} does: line ends as `\n`, no other
 * control characters.
 */
export function cleanText(value: string, max: number): string {
  return cleanLine(value.replace(/\r\n?/g, '\n').replace(CONTROL_IN_TEXT, ''), max);
}

/**
 * Whether a line has no control characters or line ends, so that it may be used in a mail header.
 */
export function isPlainLine(value: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(value);
}

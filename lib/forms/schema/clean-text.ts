// Direction overrides and isolates make text read as something else than it is (Unicode TR 36).
const DECEPTIVE = /[\u202a-\u202e\u2066-\u2069]/g;

const CONTROL_IN_TEXT = /(?![\n\t])\p{Cc}/gu;

/** One line as it is stored: composed (NFC), trimmed, without invisible direction changes. */
export function cleanLine(value: string): string {
  return value.toWellFormed().normalize('NFC').replace(DECEPTIVE, '').trim();
}

/** Text of several lines as it is stored: line ends as `\n`, no other control characters. */
export function cleanText(value: string): string {
  return cleanLine(value.replace(/\r\n?/g, '\n').replace(CONTROL_IN_TEXT, ''));
}

/** True where a line holds no control character, line ends included: it may enter a mail header. */
export function isPlainLine(value: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(value);
}

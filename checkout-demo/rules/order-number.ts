/** Without letters and digits that are mistaken for one another when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a new order number, such as `BMP-7K3F-9QXA`, that is none of `taken`. */
export function orderNumber(taken: readonly string[]): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const letters = [...random].map((value) => alphabet[value % alphabet.length]).join('');
  const number = `BMP-${letters.slice(0, 4)}-${letters.slice(4)}`;
  return taken.includes(number) ? orderNumber(taken) : number;
}

/** Converts a typed order number to its stored form, regardless of case, whitespace and dashes. */
export function normalizeNumber(typed: string): string {
  return typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^BMP(.{4})(.{4})$/, 'BMP-$1-$2');
}

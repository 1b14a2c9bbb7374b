/** Without letters and digits that are taken for one another when they are read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new order number, such as `BMP-7K3F-9QXA`; none of `taken`. */
export function orderNumber(taken: readonly string[]): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const letters = [...random].map((value) => alphabet[value % alphabet.length]).join('');
  const number = `BMP-${letters.slice(0, 4)}-${letters.slice(4)}`;
  return taken.includes(number) ? orderNumber(taken) : number;
}

/**
 * An order number as it was typed, in the form it is kept in: capitals, blanks and dashes do not
 * matter.
 */
export function normalizeNumber(typed: string): string {
  return typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^BMP(.{4})(.{4})$/, 'BMP-$1-$2');
}

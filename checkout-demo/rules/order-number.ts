import { readableSigns } from '#lib/platform/format/readable-signs';

/** Returns a new order number, such as `BMP-7K3F-9QXA`, that is none of `taken`. */
export function orderNumber(taken: readonly string[]): string {
  const number = `BMP-${randomLetters()}`;
  return taken.includes(number) ? orderNumber(taken) : number;
}

/** Returns a new code by which a voucher is redeemed, such as `GIFT-7K3F-9QXA`. */
export function voucherCode(): string {
  return `GIFT-${randomLetters()}`;
}

function randomLetters(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const letters = [...random].map((value) => readableSigns[value % readableSigns.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Converts a typed order number to its stored form, regardless of case, whitespace and dashes. */
export function normalizeNumber(typed: string): string {
  return typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^BMP(.{4})(.{4})$/, 'BMP-$1-$2');
}

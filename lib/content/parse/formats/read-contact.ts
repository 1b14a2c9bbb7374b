import { z } from 'zod';

/** Reads an e-mail address as browsers accept it, without a `mailto:` in front. */
export function readEmail(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 300) return null;
  const address = value.trim().replace(/^mailto:/i, '');
  return z.regexes.html5Email.test(address) ? address : null;
}

/**
 * Reads a telephone number in human-readable form, without a `tel:` in front: digits with
 * separators, and a plus sign before the country code. It has 6 to 15 digits (ITU-T E.164).
 */
export function readPhone(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 60) return null;
  const number = value.trim().replace(/^tel:/i, '');
  if (!/^(?:\+|\(?\d)[\d\s()./\u2011-]*$/.test(number)) return null;
  const digits = number.replaceAll(/\D/g, '').length;
  return digits >= 6 && digits <= 15 ? number : null;
}

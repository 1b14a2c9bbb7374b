import type { Locale } from '../locales.ts';

/** The opening and the closing quotation mark of each language. */
export const quotationMarks: Readonly<Record<Locale, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  cs: ['„', '“'],
  de: ['„', '“'],
  it: ['«', '»'],
};

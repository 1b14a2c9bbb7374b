import { preload } from 'react-dom';
import type { Locale } from '#lib/i18n/locales';

/** Czech needs the extended halves above the fold; the other languages read from the Latin ones. */
export function PreloadFonts({ locale }: { readonly locale: Locale }) {
  const latin = ['gloock-latin-400-normal', 'hanken-grotesk-latin-wght-normal'];
  const extended = ['gloock-latin-ext-400-normal', 'hanken-grotesk-latin-ext-wght-normal'];
  for (const name of locale === 'cs' ? [...latin, ...extended] : latin) {
    preload(`/fonts/${name}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return null;
}

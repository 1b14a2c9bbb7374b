import { preload } from 'react-dom';
import type { Locale } from '#lib/platform/i18n/locales';

/**
 * Preloads the fonts of the first screen: Czech needs its own files, the other languages only the
 * Latin ones.
 */
export function PreloadFonts({ locale }: { readonly locale: Locale }) {
  const latin = ['gloock-latin-400-normal', 'hanken-grotesk-latin-wght-normal'];
  const czech = ['gloock-czech-400-normal', 'hanken-grotesk-czech-wght-normal'];
  for (const name of locale === 'cs' ? [...latin, ...czech] : latin) {
    preload(`/fonts/${name}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return null;
}

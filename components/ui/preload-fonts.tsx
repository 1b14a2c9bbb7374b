import { preload } from 'react-dom';
import { type Locale, localeData } from '#lib/platform/i18n/locales';

/** The font files of the first screen, by subset. */
const files = {
  latin: ['gloock-latin-400-normal', 'hanken-grotesk-latin-wght-normal'],
  czech: ['gloock-czech-400-normal', 'hanken-grotesk-czech-wght-normal'],
} as const;

/** Preloads the fonts that the first screen needs in a language. */
export function PreloadFonts({ locale }: { readonly locale: Locale }) {
  for (const name of localeData[locale].fonts.flatMap((subset) => files[subset])) {
    preload(`/fonts/${name}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return null;
}

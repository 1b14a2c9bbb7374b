import 'server-only';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { isLocale, type Locale } from './locales.ts';

/**
 * Returns the language of the page being rendered; an unknown locale prefix results in
 * `notFound()`.
 */
export async function currentLocale(): Promise<Locale> {
  const locale = await rootLocale();
  return isLocale(locale) ? locale : notFound();
}

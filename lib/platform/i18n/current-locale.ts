import 'server-only';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { isLocale, type Locale } from './locales.ts';

/** The language of the page being rendered; a prefix that is none of ours is not found. */
export async function currentLocale(): Promise<Locale> {
  const locale = await rootLocale();
  return isLocale(locale) ? locale : notFound();
}

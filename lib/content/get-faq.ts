import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { faqEntries } from './documents/faq-entry/faq-entry.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

export type FaqEntry = Localized<ContentOf<typeof faqEntries>[number]>;
export type FaqCategory = FaqEntry['category'];

/** Returns all questions with their answers, in order within their categories. */
export const getFaq = cache(async (locale: Locale): Promise<FaqEntry[]> => {
  const entries = await fetchContent(faqEntries, locale);
  return localize(entries, locale, pictureOrigin);
});

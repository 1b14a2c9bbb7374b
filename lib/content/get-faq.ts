import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { faqQuery } from './queries/faq-entry.ts';
import { linkable } from './tags.ts';
import type { FaqQueryResult } from './types.generated.ts';

export type FaqEntry = Localized<FaqQueryResult[number]>;
export type FaqCategory = FaqEntry['category'];

/** All questions with their answers, in order within their categories. */
export const getFaq = cache(async (locale: Locale): Promise<FaqEntry[]> => {
  const entries = await fetchContent<FaqQueryResult>(faqQuery, {}, ['faqEntry', ...linkable]);
  return localize(entries, locale, pictureOrigin);
});

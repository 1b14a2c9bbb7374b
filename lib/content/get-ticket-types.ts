import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { ticketTypes } from './documents/ticket-type/ticket-type.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { limits } from './parse/formats/limits.ts';
import { pictureOrigin } from './picture-origin.ts';

export type TicketType = Localized<ContentOf<typeof ticketTypes>[number]>;

/** Returns the ticket types in the editors' order, as many as a list may show. */
export const getTicketTypes = cache(async (locale: Locale): Promise<TicketType[]> => {
  const types = await fetchContent(ticketTypes, locale);
  return localize(types.slice(0, limits.listed), locale, pictureOrigin);
});

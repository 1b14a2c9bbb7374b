import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import type { ContentOf } from './content-query.ts';
import { ticketTypes } from './documents/ticket-type/ticket-type.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';

export type TicketType = Localized<ContentOf<typeof ticketTypes>[number]>;

/** Returns the ticket types in the editors' order. */
export const getTicketTypes = cache(async (locale: Locale): Promise<TicketType[]> => {
  const types = await fetchContent(ticketTypes);
  return localize(types, locale, pictureOrigin);
});

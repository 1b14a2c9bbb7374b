import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { ticketTypesQuery } from './queries/ticket-type.ts';
import type { TicketTypesQueryResult } from './types.generated.ts';

export type TicketType = Localized<TicketTypesQueryResult[number]>;

/** Ticket types in the editors' order. */
export const getTicketTypes = cache(async (locale: Locale): Promise<TicketType[]> => {
  const types = await fetchContent<TicketTypesQueryResult>(ticketTypesQuery, {}, ['ticketType']);
  return localize(types, locale, pictureOrigin);
});

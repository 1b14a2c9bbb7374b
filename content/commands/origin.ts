import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { isCalendarDate } from '../format/calendar.ts';
import type { FullDocument } from '../format/json.ts';

/**
 * The document that keeps the day of the first import, from which relative dates count. Its id
 * has a dot, so that nobody without a token sees it.
 */
export const originId = 'demo.origin';

const originSchema = z.object({ firstDay: z.string().refine(isCalendarDate) });

/** The origin as a document; `firstDay` is a date (`YYYY-MM-DD`) in Prague. */
export function originDocument(firstDay: string): FullDocument {
  return { _id: originId, _type: originId, firstDay };
}

/** The day of the first import into the client's dataset; nothing before that. */
export async function readOrigin(client: SanityClient): Promise<string | undefined> {
  const parsed = originSchema.safeParse(await client.getDocument(originId));
  return parsed.success ? parsed.data.firstDay : undefined;
}

import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { isCalendarDate } from '../format/calendar.ts';
import type { FullDocument } from '../json/json.ts';

/**
 * The id of the document that stores the day of the first import, from which relative dates are
 * counted. It contains a dot, so that the document is not visible without a token.
 */
export const originId = 'demo.origin';

const originSchema = z.object({ firstDay: z.string().refine(isCalendarDate) });

/** Creates the origin document; `firstDay` is a date (`YYYY-MM-DD`) in Prague. */
export function originDocument(firstDay: string): FullDocument {
  return { _id: originId, _type: originId, firstDay };
}

/** Returns the day of the first import into the client's dataset; undefined before that. */
export async function readOrigin(client: SanityClient): Promise<string | undefined> {
  const parsed = originSchema.safeParse(await client.getDocument(originId));
  return parsed.success ? parsed.data.firstDay : undefined;
}

import { evaluate, parse } from 'groq-js';
import { vi } from 'vitest';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';

/**
 * Creates the context in which an editing tool validates a document that is in a dataset, and returns it
 * with the function that its queries are sent with.
 */
export function validationContext<
  T extends { readonly _id: string; readonly _type: string; readonly slug?: unknown },
>(dataset: readonly object[], document: T) {
  const fetch = vi.fn(async (query: string, params: JsonRecord) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get(),
  );
  return { fetch, context: { document, getClient: () => ({ fetch }) } };
}

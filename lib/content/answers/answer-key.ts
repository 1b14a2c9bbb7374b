import { createHash } from 'node:crypto';
import type { QueryParams } from '@sanity/client';
import type { ContentQuery } from '../content-query.ts';

/** Returns the key of a query with its parameters; it changes with the text of the query. */
export function answerKey({ name, groq }: ContentQuery<unknown>, params: QueryParams): string {
  const hash = createHash('sha1').update(groq).update(JSON.stringify(params)).digest('hex');
  return `${name}-${hash}`;
}

/** Returns the cache tag of everything rendered from the answer with that key. */
export function answerTag(key: string): string {
  return `content:${key}`;
}

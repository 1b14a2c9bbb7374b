import { createHash } from 'node:crypto';
import type { QueryParams } from '@sanity/client';
import type { ContentQuery } from '../model/content-query.ts';

/**
 * Returns the key of a query with its parameters. It is the same in all builds, also if the text of the
 * query changes: what a build stored is the last fit answer of the next one.
 */
export function answerKey({ name }: ContentQuery<unknown>, params: QueryParams): string {
  const hash = createHash('sha1').update(JSON.stringify(params)).digest('hex');
  return `${name}-${hash}`;
}

const PREFIX = 'content:';

/** Returns the cache tag of everything rendered from the answer with that key. */
export function answerTag(key: string): string {
  return `${PREFIX}${key}`;
}

/** Returns the key of the answer with that cache tag; null for other cache tags. */
export function answerKeyOf(tag: string): string | null {
  return tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : null;
}

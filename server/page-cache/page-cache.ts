import { createRequire } from 'node:module';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache';
import { reportTags } from './page-tags.ts';

type DefaultHandler = typeof import('next/dist/server/lib/incremental-cache/file-system-cache');

const { default: FileSystemCache }: DefaultHandler = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
);

/** The header in which the framework stores the tags of a page. */
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * The framework's page cache on disk, which also reports the tags of each page: responses that are
 * stored in memory expire by the same tags (`cacheHandler` in next.config.ts).
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<CacheHandler['get']>) {
    const entry = await super.get(...args);
    reportTagsOf(entry?.value ?? null);
    return entry;
  }

  override async set(...args: Parameters<CacheHandler['set']>) {
    await super.set(...args);
    const [, value] = args;
    reportTagsOf(value);
  }
}

function reportTagsOf(value: Parameters<CacheHandler['set']>[1]): void {
  if (value === null || !('headers' in value)) return;
  const tags = value.headers?.[TAGS_HEADER];
  if (typeof tags === 'string') reportTags(tags.split(','));
}

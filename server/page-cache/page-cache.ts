import { createRequire } from 'node:module';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import {
  isRenderedFromCurrent,
  isRenderedFromOutdated,
} from '../../lib/content/answers/answer-versions.ts';
import { areNewPicturesExpected, publishNewPictures } from '../../lib/media/new-pictures.ts';
import { pictureAddressesIn } from '../pictures/picture-addresses.ts';
import { reportRendering, reportTags } from './page-tags.ts';
import { findSharedPage, sharePage } from './shared-pages.ts';

type DefaultHandler = typeof import('next/dist/server/lib/incremental-cache/file-system-cache');
type TagsManifest = typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external');

const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: DefaultHandler = require('next/dist/server/lib/incremental-cache/file-system-cache.js');
const {
  areTagsExpired,
}: TagsManifest = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

/** The header in which the framework stores the tags of a page. */
const TAGS_HEADER = 'x-next-cache-tags';

type Value = CacheHandlerValue['value'];

/**
 * The framework's page cache on disk, which also reports the tags of each page: responses that are
 * stored in memory expire by the same tags (`cacheHandler` in next.config.ts). It reports which pages
 * are rendered, too. When a page has been rendered again, it reports the pictures of the page, so that
 * those are rendered before visitors request them. With `REDIS_URL`, it takes a page that it lacks, or
 * that is due to be rendered again, from the instance that rendered it.
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<CacheHandler['get']>) {
    const stored = await super.get(...args);
    // What was stored while content changed is newer than the expiry of its tags, but shows the old.
    const own = stored && isRenderedFromOutdated(tagsOf(stored.value) ?? []) ? null : stored;
    const entry = own && !isDue(own) ? own : ((await this.#takeShared(args, own)) ?? own);
    reportTagsOf(entry?.value ?? null);
    return entry;
  }

  override async set(...args: Parameters<CacheHandler['set']>) {
    const [key, value, context] = args;
    const lastModified = Date.now();
    await super.set(...args);
    reportTagsOf(value);
    if (value && 'html' in value && areNewPicturesExpected()) {
      publishNewPictures(pictureAddressesIn(value.html));
    }
    if (!isPage(value) || context.fetchCache) return;
    reportRendering();
    const { cacheControl } = context;
    const page = { value, lastModified, ...(cacheControl ? { cacheControl } : {}) };
    // What was rendered while content changed would be of use to no other instance.
    if (isCurrent(page)) void sharePage(key, page);
  }

  /**
   * Returns a page that another instance has rendered since this one rendered its own, and stores it
   * here, too, so that it is there when Redis is not.
   */
  async #takeShared(
    [key, context]: Parameters<CacheHandler['get']>,
    own: CacheHandlerValue | null,
  ): Promise<CacheHandlerValue | null> {
    if (!('isFallback' in context) || context.isFallback || !sharedKinds.has(context.kind)) {
      return null;
    }
    const page = await findSharedPage(key);
    if (!page || !isCurrent(page) || page.lastModified <= (own?.lastModified ?? 0)) return null;
    const { value, cacheControl } = page;
    const { isRoutePPREnabled = false } = context;
    await super.set(key, value, {
      isRoutePPREnabled,
      isFallback: false,
      ...(cacheControl ? { cacheControl } : {}),
    });
    return page;
  }
}

const sharedKinds: ReadonlySet<string> = new Set(['APP_PAGE', 'APP_ROUTE']);

function isPage(value: Value): boolean {
  return value !== null && sharedKinds.has(value.kind);
}

/** Whether the time is over after which the framework renders a page again. */
function isDue({ lastModified, cacheControl }: CacheHandlerValue): boolean {
  const revalidate = cacheControl?.revalidate;
  return typeof revalidate === 'number' && lastModified + revalidate * 1000 < Date.now();
}

/**
 * Whether a page shows what this instance would render now: from the same content, and since its
 * tags last expired here (an announcement begins without a change of content).
 */
function isCurrent({ value, lastModified }: CacheHandlerValue): boolean {
  const tags = tagsOf(value) ?? [];
  return isRenderedFromCurrent(tags) && !areTagsExpired([...tags], lastModified);
}

function reportTagsOf(value: Value): void {
  const tags = tagsOf(value);
  if (tags) reportTags(tags);
}

function tagsOf(value: Value): readonly string[] | null {
  if (value === null || !('headers' in value)) return null;
  const tags = value.headers?.[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : null;
}

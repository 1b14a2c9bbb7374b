import { channel } from 'node:diagnostics_channel';

const expiredTags = channel('site:expired-tags');

/**
 * Reports to the server around the framework that cache tags have expired, because content of pages
 * has changed. The two are different bundles of one process and share no modules.
 */
export function publishExpiredTags(tags: readonly string[]): void {
  expiredTags.publish(tags);
}

/** Calls a function with the cache tags that expire, each time some do. */
export function onExpiredTags(expire: (tags: readonly string[]) => void): void {
  expiredTags.subscribe((tags) => {
    if (Array.isArray(tags)) expire(tags);
  });
}

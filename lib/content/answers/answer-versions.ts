import { hash } from 'node:crypto';
import { processState } from '../../platform/process-state.ts';

/** The versions of all answers in memory, by their keys; the server around the framework reads them. */
const versions = processState('content.answer-versions', () => new Map<string, string>());

const PREFIX = 'content-version:';

/** Returns the version of a value: equal values have the same, in every process of a build. */
export function versionOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value) ?? '', 'base64url');
}

/** Records the version of the answer with that key; null when the answer has been removed. */
export function setVersion(key: string, version: string | null): void {
  if (version === null) versions.delete(key);
  else versions.set(key, version);
}

/** Returns the cache tag that says from which version of an answer a page was rendered. */
export function versionTag(key: string, version: string): string {
  return `${PREFIX}${key}:${version}`;
}

/**
 * Whether a page with these cache tags was rendered from the very answers that this process has now.
 * If two tags name different versions of one answer, it was not: the answer changed meanwhile.
 */
export function isRenderedFromCurrent(tags: Iterable<string>): boolean {
  return statesOf(tags).every((state) => state === 'current');
}

/**
 * Whether a page with these cache tags was rendered from an answer that this process has in another
 * version now: the answer changed while the page was rendered, or since.
 */
export function isRenderedFromOutdated(tags: Iterable<string>): boolean {
  return statesOf(tags).includes('outdated');
}

/** Returns of each answer that the tags name whether the page has its current version. */
function statesOf(tags: Iterable<string>): ('current' | 'outdated' | 'unknown')[] {
  return [...tags]
    .filter((tag) => tag.startsWith(PREFIX))
    .map((tag) => {
      const end = tag.lastIndexOf(':');
      const version = versions.get(tag.slice(PREFIX.length, end));
      if (version === undefined) return 'unknown';
      return version === tag.slice(end + 1) ? 'current' : 'outdated';
    });
}

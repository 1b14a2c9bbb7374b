import { answerKeyOf } from '../../lib/content/answers/answer-key.ts';

/** The tag of every page: all of them are purged when another build may have begun to serve. */
export const EVERY_PAGE = 'page';

/** The tag of pages that any change of content may concern. */
const ANY_CHANGE = 'page-any';

/** CDNs limit the number of tags of a response: CloudFront to 50, Akamai to 128. */
const MAX_TAGS_OF_PAGE = 40;

/** How much of the hash in an answer's key is part of a tag, in characters. */
const HASH = 8;
const WHOLE_HASH = 40;

/**
 * Returns the tags by which a CDN can purge a page with these cache tags of the framework: names of queries
 * with a short hash. Two answers whose tags are alike are purged together, which costs one request.
 */
export function pageTags(tags: ReadonlySet<string>): readonly string[] {
  const own = ofAnswers([...tags]);
  return [EVERY_PAGE, ...(own.length >= MAX_TAGS_OF_PAGE ? [ANY_CHANGE] : own)];
}

/** Returns the tags to purge when these cache tags of the framework have expired. */
export function expiredPageTags(expired: readonly string[]): readonly string[] {
  return [ANY_CHANGE, ...ofAnswers(expired)];
}

function ofAnswers(tags: readonly string[]): readonly string[] {
  return tags.flatMap((tag) => {
    const key = answerKeyOf(tag);
    return key === null ? [] : [key.slice(0, key.length - WHOLE_HASH + HASH)];
  });
}

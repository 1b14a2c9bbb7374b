import 'server-only';
import type { QueryParams } from '@sanity/client';
import { log } from '../../platform/log/log.ts';
import type { ContentProblem, ContentQuery, ParsedAnswer } from '../model/content-query.ts';
import { versionOf } from './answer-versions.ts';

/** From which answer a value was parsed, and with which problems. */
interface Source {
  readonly version: string;
  readonly problems: readonly ContentProblem[];
}

/**
 * The sources of parsed values: nearly all answers that are compared have not changed, and to compare
 * them takes a fraction of the time of parsing them again.
 */
const sources = new WeakMap<object, Source>();

/**
 * Parses an answer of the content service. If `lastFit` was parsed from the same answer, it is the value
 * again. Throws if it is no answer to this query; `ok: false` only if the parser fails, which is a bug.
 */
export function parseAnswer<Result>(
  query: ContentQuery<Result>,
  { id }: QueryParams,
  answer: unknown,
  lastFit: Result | undefined,
): ParsedAnswer<Result> {
  const version = versionOf(answer);
  if (typeof lastFit === 'object' && lastFit !== null) {
    const source = sources.get(lastFit);
    if (source?.version === version) return { ok: true, value: lastFit, problems: source.problems };
  }
  let parsed: ParsedAnswer<Result>;
  try {
    parsed = query.parse(answer, lastFit);
  } catch (error) {
    // If it were rethrown, it would end the refresh of all other answers, too.
    log('error', 'content.parser-failed', { query: query.name, id, error: String(error) });
    return { ok: false, reason: `${query.name}: the parser failed` };
  }
  if (!parsed.ok) throw new Error(parsed.reason);
  const { value, problems } = parsed;
  if (typeof value === 'object' && value !== null) sources.set(value, { version, problems });
  return parsed;
}

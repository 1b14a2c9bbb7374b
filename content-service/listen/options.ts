import { plainError } from '../http/errors.ts';
import { fail, type Result, succeed } from '../http/result.ts';

/** The options of a listener. */
export interface ListenOptions {
  /** Whether events contain the document after the change. */
  readonly includeResult: boolean;
  /** Whether events contain the document before the change. */
  readonly includePreviousRevision: boolean;
  readonly includeMutations: boolean;
  /** Whether events contain the change in Mendoza format. */
  readonly includeEffects: boolean;
  /** Whether to send events of drafts and versions, too. */
  readonly includeAllVersions: boolean;
  /** Whether to resume after the last event that the client has received. */
  readonly enableResume: boolean;
}

const VISIBILITIES = new Set(['query', 'transaction']);

/**
 * Parses the options in the URL of a listener. Fails with 400 for an unknown visibility or format of
 * effects. Either visibility is the same here: a change is visible to queries before it is sent.
 */
export function parseListenOptions(
  search: Readonly<Record<string, string>>,
): Result<ListenOptions> {
  const { visibility = 'transaction', effectFormat } = search;
  if (!VISIBILITIES.has(visibility)) {
    return fail(plainError(400, `Invalid visibility "${visibility}"`));
  }
  if (effectFormat !== undefined && effectFormat !== 'mendoza') {
    return fail(plainError(400, `Invalid effect format "${effectFormat}"`));
  }
  return succeed({
    includeResult: search.includeResult === 'true',
    includePreviousRevision: search.includePreviousRevision === 'true',
    includeMutations: search.includeMutations !== 'false',
    includeEffects: effectFormat !== undefined,
    includeAllVersions: search.includeAllVersions === 'true',
    enableResume: search.enableResume === 'true',
  });
}

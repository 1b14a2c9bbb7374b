import { ClientError, createClient, type SanityClient, ServerError } from '@sanity/client';
import type { ContentEnv } from '../../lib/platform/env/server-env.ts';

const QUERY = 'count(*[_type == "settings"])';
const MAX_WAIT_MS = 10_000;

/** The response or error instead of a result, and the variables that may be wrong. */
interface Failure {
  readonly cameBack: string;
  readonly check: string;
}

/**
 * Sends a small query to the content service, with the settings with which pages will be read, and
 * rejects with one line if no result arrives within `maxWaitMs`: a build without content would
 * consist of error pages. The line contains the address, the query, the response and what to check,
 * but no secret.
 */
export async function requireContent(
  content: ContentEnv,
  maxWaitMs: number = MAX_WAIT_MS,
): Promise<void> {
  const client = clientOf(content);
  const signal = AbortSignal.timeout(maxWaitMs);
  let failure: Failure;
  try {
    const answer: unknown = await client.fetch(QUERY, {}, { signal });
    if (typeof answer === 'number') {
      return;
    }
    failure = { cameBack: 'something that is no answer to a query', check: addressOf(content) };
  } catch (error) {
    failure = signal.aborted
      ? { cameBack: `nothing within ${maxWaitMs / 1000} s`, check: addressOf(content) }
      : failureOf(error, content);
  }
  const asked = `${client.getUrl(client.getDataUrl('query'), true)} was asked for ${QUERY}`;
  throw new Error(
    `The site cannot be built without content: ${asked}; ${failure.cameBack} came back. Check ${failure.check}.`,
  );
}

/** Returns a client that reads published documents as a build does, without trying again. */
function clientOf(content: ContentEnv): SanityClient {
  return createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion: content.apiVersion,
    perspective: 'published',
    useCdn: content.mode === 'hosted' && !content.readToken,
    maxRetries: 0,
    ...(content.readToken ? { token: content.readToken } : {}),
    ...(content.mode === 'embedded' ? { apiHost: content.apiHost, useProjectHostname: false } : {}),
  });
}

function failureOf(error: unknown, content: ContentEnv): Failure {
  if (!(error instanceof ClientError || error instanceof ServerError)) {
    return { cameBack: networkError(error), check: addressOf(content) };
  }
  const { statusCode } = error;
  const cameBack = `status ${statusCode}`;
  if (statusCode === 401 || statusCode === 403) return { cameBack, check: 'SANITY_READ_TOKEN' };
  if (statusCode === 404) return { cameBack, check: `${addressOf(content)} and SANITY_DATASET` };
  if (statusCode === 400) return { cameBack, check: 'SANITY_API_VERSION and SANITY_DATASET' };
  return { cameBack, check: `whether it is well, and ${addressOf(content)}` };
}

/**
 * Returns the system's code of a failed connection, such as ECONNREFUSED, which other errors wrap.
 */
function networkError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      return `the error ${cause.code}`;
    }
  }
  return 'something that is no answer to a query';
}

/** Returns the variables that determine where content is read from. */
function addressOf({ mode }: ContentEnv): string {
  return mode === 'hosted' ? 'SANITY_PROJECT_ID' : 'CONTENT_SERVICE_HOST and CONTENT_SERVICE_PORT';
}

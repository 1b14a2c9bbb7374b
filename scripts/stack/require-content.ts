import { ClientError, ServerError } from '@sanity/client';
import type { ContentEnv } from '../../lib/platform/env/server-env.ts';
import { createContentClient } from './content-client.ts';

const QUERY = 'count(*[_type == "settings"])';
const PATIENCE_MS = 10_000;

/** What came back instead of an answer, and the variables that may be wrong. */
interface Failure {
  readonly cameBack: string;
  readonly check: string;
}

/**
 * Asks the content service a small question with the settings that pages will be read with, and
 * rejects with one line when it does not answer it within `patienceMs`: a build without content
 * would be a site of errors. The line names the address, the question, what came back and what to
 * check; it holds no secret.
 */
export async function requireContent(
  content: ContentEnv,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  const client = createContentClient(content, {
    useCdn: content.mode === 'hosted' && !content.readToken,
    maxRetries: 0,
  });
  const signal = AbortSignal.timeout(patienceMs);
  let failure: Failure;
  try {
    const answer: unknown = await client.fetch(QUERY, {}, { signal });
    if (typeof answer === 'number') {
      return;
    }
    failure = { cameBack: 'something that is no answer to a query', check: addressOf(content) };
  } catch (error) {
    failure = signal.aborted
      ? { cameBack: `nothing within ${patienceMs / 1000} s`, check: addressOf(content) }
      : failureOf(error, content);
  }
  const asked = `${client.getUrl(client.getDataUrl('query'), true)} was asked for ${QUERY}`;
  throw new Error(
    `The site cannot be built without content: ${asked}; ${failure.cameBack} came back. Check ${failure.check}.`,
  );
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

/** The system's name of a failed connection, such as ECONNREFUSED, which other errors wrap. */
function networkError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      return `the error ${cause.code}`;
    }
  }
  return 'something that is no answer to a query';
}

/** The variables that say where content is. */
function addressOf({ mode }: ContentEnv): string {
  return mode === 'hosted' ? 'SANITY_PROJECT_ID' : 'CONTENT_SERVICE_HOST and CONTENT_SERVICE_PORT';
}

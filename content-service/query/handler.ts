import { type ApiRequest, findDataset, type Handler } from '../http/api-request.ts';
import { QUERY_BODY_LIMIT, readJsonBody } from '../http/body.ts';
import { plainError } from '../http/errors.ts';
import { errorReply, jsonBytes } from '../http/reply.ts';
import { fail, type Result, succeed } from '../http/result.ts';
import { isJsonObject, isShallow, type Json, type JsonObject } from '../store/json.ts';
import { needsToken, parsePerspective } from './language/perspective.ts';
import { runQuery } from './run-query.ts';

/** Maximum length of a query in characters, without its parameters. */
const LONGEST_QUERY = 300_000;

interface QueryInput {
  readonly query: string;
  readonly params: JsonObject;
}

/**
 * Handles `GET` and `POST /data/query/{dataset}`: a GROQ query with its parameters in the URL as
 * `$name=<JSON>` or in the body; `perspective` and `returnQuery` in the URL.
 */
export const queryHandler: Handler = async (request) => {
  const started = performance.now();
  const dataset = findDataset(request);
  if (!dataset.ok) return errorReply(dataset.error);
  const input = request.raw.method === 'POST' ? await fromBody(request) : fromUrl(request.query);
  if (!input.ok) return errorReply(input.error);
  const perspective = parsePerspective(request.query.get('perspective'), request.apiVersion);
  if (!perspective.ok) return errorReply(perspective.error);
  if (needsToken(perspective.value) && request.caller.role === 'anonymous') {
    const message = `The perspective "${request.query.get('perspective')}" shows drafts or releases; a token is needed`;
    return errorReply(plainError(403, message));
  }
  const answer = await runQuery(request.service.queries, dataset.value, {
    ...input.value,
    perspective: perspective.value,
    caller: request.caller,
    signal: request.signal,
  });
  if (!answer.ok) return errorReply(answer.error);
  // Either the client has disconnected, or the service is closing.
  if (answer.value === null) return errorReply(plainError(503, 'The content service is closing'));
  const { result, syncTags } = answer.value;
  const echo =
    request.query.get('returnQuery') === 'false'
      ? ''
      : `"query":${JSON.stringify(input.value.query)},`;
  const ms = Math.round(performance.now() - started);
  // The result is already JSON; it is neither parsed nor serialized again.
  const head = `{${echo}"result":`;
  const tail = `,"syncTags":${JSON.stringify(syncTags)},"ms":${ms}}`;
  return jsonBytes(200, Buffer.concat([Buffer.from(head), result, Buffer.from(tail)]));
};

async function fromBody(request: ApiRequest): Promise<Result<QueryInput>> {
  const body = await readJsonBody(request.raw, QUERY_BODY_LIMIT);
  if (!body.ok) return body;
  const { query, params } = body.value;
  if (typeof query !== 'string' || query.trim() === '') return fail(noQuery());
  if (query.length > LONGEST_QUERY) return fail(queryTooLong());
  if (params !== undefined && !isJsonObject(params)) {
    return fail(plainError(400, 'The "params" of a query must be an object'));
  }
  return succeed({ query, params: params ?? {} });
}

function fromUrl(search: URLSearchParams): Result<QueryInput> {
  const query = search.get('query');
  if (query === null || query.trim() === '') return fail(noQuery());
  const params: JsonObject = {};
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue;
    try {
      const parsed: Json = JSON.parse(value);
      if (!isShallow(parsed))
        return fail(plainError(400, `The parameter "${name}" is nested too deeply`));
      params[name.slice(1)] = parsed;
    } catch {
      return fail(plainError(400, `The parameter "${name}" is not valid JSON`));
    }
  }
  return succeed({ query, params });
}

const queryTooLong = () =>
  plainError(413, `The query is longer than the limit of ${LONGEST_QUERY} characters`);
const noQuery = () => plainError(400, 'The request has no query');

import { ApiException, unwrap } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import { fail, type Result, succeed } from '../../http/result.ts';
import type { SourceMapKind } from '../../query/engine/source-map.ts';
import { needsToken, parsePerspective } from '../../query/language/perspective.ts';
import { runQuery } from '../../query/run-query.ts';
import { noQuery, type QueryInput, queryInUrl } from '../../query/url-query.ts';
import { isJsonObject } from '../../store/json.ts';
import { acquireSlot, anonymousClientOf } from '../request/acquire-slot.ts';
import { QUERY_BODY_LIMIT, readJsonBody } from '../request/body.ts';
import { type ApiContext, findDataset } from '../request/context.ts';

/** Maximum length of a query in characters, without its parameters. */
export const MAX_QUERY_LENGTH = 300_000;

/**
 * Handles `GET` and `POST /data/query/{dataset}`: a GROQ query with its parameters in the URL as
 * `$name=<JSON>` or in the body; `perspective`, `returnQuery` and `resultSourceMap` in the URL. Throws 503
 * where anonymous clients read too much at a time.
 */
export async function answerQuery(c: ApiContext): Promise<Response> {
  const started = performance.now();
  const dataset = findDataset(c);
  const caller = c.get('caller');
  const search = c.req.query();
  const { query, params } =
    c.req.method === 'POST' ? await fromBody(c) : unwrap(queryInUrl(search));
  const perspective = unwrap(parsePerspective(search.perspective, c.get('apiVersion')));
  if (needsToken(perspective) && caller.role === 'anonymous') {
    const message = `The perspective "${search.perspective}" shows drafts or releases; a token is needed`;
    throw new ApiException(plainError(403, message));
  }
  acquireSlot(c, c.env.service.anonymousReads, 'queries');
  const { signal } = c.req.raw;
  const sourceMap = unwrap(parseSourceMap(search.resultSourceMap));
  const client = anonymousClientOf(c);
  const request = { query, params, perspective, caller, client, sourceMap, signal };
  const answer = unwrap(await runQuery(c.env.service, dataset, request));
  // Either the client has disconnected, or the service is closing.
  if (answer === null) throw new ApiException(plainError(503, 'The content service is closing'));
  const { result, sourceMap: map, syncTags } = answer;
  const echo = search.returnQuery === 'false' ? '' : `"query":${JSON.stringify(query)},`;
  const ms = Math.round(performance.now() - started);
  // The result and the map are already JSON; they are neither parsed nor serialized again.
  const head = `{${echo}"result":`;
  const mapHead = map === null ? '' : ',"resultSourceMap":';
  const tail = `,"syncTags":${JSON.stringify(syncTags)},"ms":${ms}}`;
  const body = Buffer.concat([
    Buffer.from(head),
    result,
    Buffer.from(mapHead),
    map ?? Buffer.alloc(0),
    Buffer.from(tail),
  ]);
  return c.body(body, 200, { 'content-type': 'application/json' });
}

/** The values of `resultSourceMap`: whether, and with which paths, a source map is requested. */
const SOURCE_MAPS: Readonly<Record<string, SourceMapKind | null>> = {
  false: null,
  true: 'index',
  withKeyArraySelector: 'key',
};

function parseSourceMap(value = 'false'): Result<SourceMapKind | null> {
  const kind = Object.hasOwn(SOURCE_MAPS, value) ? SOURCE_MAPS[value] : undefined;
  if (kind !== undefined) return succeed(kind);
  return fail(plainError(400, `Invalid value of resultSourceMap: "${value}"`));
}

async function fromBody(c: ApiContext): Promise<QueryInput> {
  const { query, params = {} } = await readJsonBody(c, QUERY_BODY_LIMIT);
  if (typeof query !== 'string' || query.trim() === '') throw new ApiException(noQuery);
  if (query.length > MAX_QUERY_LENGTH) {
    const message = `The query is longer than the limit of ${MAX_QUERY_LENGTH} characters`;
    throw new ApiException(plainError(413, message));
  }
  if (isJsonObject(params)) return { query, params };
  throw new ApiException(plainError(400, 'The "params" of a query must be an object'));
}

import { Readable } from 'node:stream';
import { findDataset, type Handler } from '../http/api-request.ts';
import { errorReply } from '../http/reply.ts';
import { isPublicId } from '../query/document-ids.ts';
import type { StoredDocument } from '../store/json.ts';

/** Documents in one page of an export with a cursor. */
const PAGE = 1000;

/**
 * `GET /data/export/{dataset}`: every document the caller may see, one JSON object a line, all of
 * one moment. `types` limits them by type. With `nextCursor` (empty at first) they come in pages,
 * each but the last followed by a line with the cursor of the next.
 */
export const exportHandler: Handler = (request) => {
  const dataset = findDataset(request);
  if (!dataset.ok) return errorReply(dataset.error);
  const onlyPublic = request.caller.role === 'anonymous';
  const types = request.query
    .get('types')
    ?.split(',')
    .filter((type) => type !== '');
  const cursor = request.query.get('nextCursor');
  const visible = [...dataset.value.documents.values()]
    .filter(
      ({ _id, _type }) => (!onlyPublic || isPublicId(_id)) && (types?.includes(_type) ?? true),
    )
    .filter(({ _id }) => cursor === null || _id > cursor)
    .sort((a, b) => (a._id < b._id ? -1 : 1));
  const page = cursor === null ? visible : visible.slice(0, PAGE);
  const next = page.length < visible.length ? page.at(-1)?._id : undefined;
  return {
    status: 200,
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: Readable.from(lines(page, next)),
  };
};

function* lines(documents: readonly StoredDocument[], next: string | undefined) {
  for (const document of documents) yield `${JSON.stringify(document)}\n`;
  if (next !== undefined) yield `${JSON.stringify({ nextCursor: next })}\n`;
}

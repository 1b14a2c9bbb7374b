import { Readable } from 'node:stream';
import { type ApiContext, findDataset } from '../http/context.ts';
import { sendStream } from '../http/send-stream.ts';
import { isPublicId } from '../ids/document-id.ts';
import type { StoredDocument } from '../store/json.ts';

/** Documents in one page of an export with a cursor. */
const PAGE = 1000;
/**
 * The limit of the hosted service for an export; the database keeps its read snapshot until then.
 */
const LONGEST_MS = 5 * 60_000;

/**
 * Handles `GET /data/export/{dataset}`: sends every document the caller may see, one JSON object
 * per line, all from one snapshot. `types` limits them by type. With `nextCursor` (empty at first)
 * they come in pages, each but the last followed by a line with the cursor of the next.
 */
export function exportHandler(c: ApiContext): Response {
  const dataset = findDataset(c);
  const onlyPublic = c.get('caller').role === 'anonymous';
  const types = c.req
    .query('types')
    ?.split(',')
    .filter((type) => type !== '');
  const cursor = c.req.query('nextCursor');
  const documents = c.env.service.store.documentsAfter(dataset.info.name, cursor ?? '');
  const isWanted = ({ _id, _type }: StoredDocument) =>
    (!onlyPublic || isPublicId(_id)) && (types?.includes(_type) ?? true);
  const body = Readable.from(lines(documents, isWanted, cursor === undefined ? null : PAGE));
  const timer = setTimeout(() => body.destroy(), LONGEST_MS);
  body.once('close', () => clearTimeout(timer));
  return sendStream(c, body, 200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
}

/** Yields one line for each wanted document and, with a limit, a cursor after a full page. */
function* lines(
  documents: Iterable<StoredDocument>,
  isWanted: (document: StoredDocument) => boolean,
  limit: number | null,
): Generator<string> {
  let last = '';
  let count = 0;
  for (const document of documents) {
    if (!isWanted(document)) continue;
    if (count === limit) {
      yield `${JSON.stringify({ nextCursor: last })}\n`;
      return;
    }
    yield `${JSON.stringify(document)}\n`;
    last = document._id;
    count += 1;
  }
}

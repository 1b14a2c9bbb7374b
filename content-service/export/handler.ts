import { type ApiContext, findDataset } from '../http/context.ts';
import { sendLines } from '../http/send-lines.ts';
import { isPublicId } from '../ids/document-id.ts';
import type { StoredDocument } from '../store/json.ts';

/** Documents in one page of an export with a cursor. */
const PAGE = 1000;

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
  return sendLines(c, exported(documents, isWanted, cursor === undefined ? null : PAGE));
}

/** Yields the wanted documents and, with a limit, a cursor after a full page. */
function* exported(
  documents: Iterable<StoredDocument>,
  isWanted: (document: StoredDocument) => boolean,
  limit: number | null,
): Generator<object> {
  let last = '';
  let count = 0;
  for (const document of documents) {
    if (!isWanted(document)) continue;
    if (count === limit) {
      yield { nextCursor: last };
      return;
    }
    yield document;
    last = document._id;
    count += 1;
  }
}

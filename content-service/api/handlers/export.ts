import type { StoredDocument } from '../../store/json.ts';
import { acquireSlot } from '../request/acquire-slot.ts';
import { type ApiContext, findDataset } from '../request/context.ts';
import { sendLines } from '../request/send-lines.ts';

/** Documents in one page of an export with a cursor. */
const PAGE = 1000;

/**
 * Handles `GET /data/export/{dataset}`: sends every document the caller may see, one JSON object
 * per line, all from one snapshot. `types` limits them by type. With `nextCursor` (empty at first)
 * they come in pages, each but the last followed by a line with the cursor of the next. Throws 503
 * where anonymous clients receive too many at a time.
 */
export function exportDocuments(c: ApiContext): Response {
  const dataset = findDataset(c);
  acquireSlot(c, c.env.service.anonymousExports, 'exports');
  const types = c.req
    .query('types')
    ?.split(',')
    .filter((type) => type !== '');
  const cursor = c.req.query('nextCursor');
  const documents = c.env.service.store.documents(dataset.info.name, {
    afterId: cursor ?? '',
    types: types ?? null,
    onlyPublic: c.get('caller').role === 'anonymous',
  });
  return sendLines(c, dataset, exported(documents, cursor === undefined ? null : PAGE));
}

/** Yields the documents and, with a limit, a cursor after a full page. */
function* exported(documents: Iterable<StoredDocument>, limit: number | null): Generator<object> {
  let last = '';
  let count = 0;
  for (const document of documents) {
    if (count === limit) {
      yield { nextCursor: last };
      return;
    }
    yield document;
    last = document._id;
    count += 1;
  }
}

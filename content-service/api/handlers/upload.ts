import { assetPath } from '../../assets/asset-url.ts';
import type { AssetKind, ReceivedFile } from '../../assets/file-store.ts';
import { describeUpload } from '../../assets/media-types.ts';
import { ApiException, unwrap } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import { fail, type Result, succeed } from '../../http/result.ts';
import { newTransactionId } from '../../ids/transaction-id.ts';
import { stepOf } from '../../mutate/apply-mutations.ts';
import { transact } from '../../mutate/transact.ts';
import type { DatasetState } from '../../store/dataset-state.ts';
import type { JsonObject, StoredDocument } from '../../store/json.ts';
import { describeImage } from '../../upload/image-metadata.ts';
import { receiveBody } from '../request/body.ts';
import { type ApiContext, findDataset } from '../request/context.ts';

/** Maximum size of an upload, in bytes. */
export const UPLOAD_LIMIT = 256 * 1024 * 1024;
const DEFAULT_METADATA = ['palette', 'lqip', 'blurhash'];

/**
 * Returns the handler of `POST /assets/images/{dataset}` or `POST /assets/files/{dataset}`: the raw
 * body is the picture or the file.
 */
export const uploadAsset = (kind: AssetKind) => async (c: ApiContext) => {
  const dataset = findDataset(c);
  if (/^multipart\//i.test(c.req.header('content-type') ?? '')) {
    throw new ApiException(plainError(415, 'An asset is sent as the raw body, not as a form'));
  }
  const { files } = c.env.service;
  const tooLarge = plainError(413, `An asset may be at most ${UPLOAD_LIMIT} bytes`);
  const isTooLarge = Number(c.req.header('content-length') ?? 0) > UPLOAD_LIMIT;
  const file = isTooLarge ? null : await files.receive(receiveBody(c), UPLOAD_LIMIT);
  if (file === null) throw new ApiException(tooLarge);
  try {
    const described = file.size === 0 ? emptyBody() : await describeAsset(c, kind, file);
    return c.json({ document: await store(c, dataset, kind, file, unwrap(described)) });
  } finally {
    await files.discard(file);
  }
};

const emptyBody = () => fail(plainError(400, 'The upload has no body'));

/** An asset document to be stored, without its path, which depends on the dataset. */
type AssetDescription = JsonObject & { _id: string; _type: string; extension: string };

async function describeAsset(
  c: ApiContext,
  kind: AssetKind,
  file: ReceivedFile,
): Promise<Result<AssetDescription>> {
  const text = (name: string) => c.req.query(name) ?? '';
  const common: JsonObject = {
    assetId: file.sha1,
    sha1hash: file.sha1,
    size: file.size,
    uploadId: newTransactionId(),
  };
  if (text('filename') !== '') common.originalFilename = text('filename');
  for (const name of ['label', 'title', 'description', 'creditLine']) {
    if (text(name) !== '') common[name] = text(name);
  }
  if (text('sourceId') !== '') {
    const source = { id: text('sourceId'), name: text('sourceName'), url: text('sourceUrl') };
    common.source = { _type: 'sanity.assetSourceData', ...source };
  }
  if (kind === 'files') {
    const { extension, mimeType } = describeUpload(
      c.req.query('filename') ?? null,
      c.req.header('content-type'),
    );
    const _id = `file-${file.sha1}-${extension}`;
    return succeed({ ...common, _id, _type: 'sanity.fileAsset', extension, mimeType });
  }
  const named = c.req.queries('meta')?.flatMap((names) => names.split(','));
  const wanted = new Set(named ?? DEFAULT_METADATA);
  const image = await c.env.service.limitUploads(() => describeImage(file.path, wanted));
  if (!image.ok) return fail(plainError(400, image.error));
  const { extension, mimeType, width, height, metadata } = image.value;
  const _id = `image-${file.sha1}-${width}x${height}-${extension}`;
  return succeed({ ...common, _id, _type: 'sanity.imageAsset', extension, mimeType, metadata });
}

/**
 * Stores an asset. The same bytes are the same asset: a second upload returns the first document.
 * Throws 404 where the dataset was deleted during the upload, and 401 where the token has ended.
 */
async function store(
  c: ApiContext,
  dataset: DatasetState,
  kind: AssetKind,
  file: ReceivedFile,
  described: AssetDescription,
): Promise<StoredDocument | undefined> {
  const { service } = c.env;
  const { name } = dataset.info;
  if (service.store.dataset(name) !== dataset) {
    throw new ApiException(plainError(404, `Dataset "${name}" not found`));
  }
  const { _id: id, extension } = described;
  const endAdoption = service.files.adopt(file, { dataset: name, kind, extension, id });
  try {
    const stored = await transact(service, dataset, {
      transactionId: newTransactionId(),
      steps: [stepOf({ createIfNotExists: { ...described, path: assetPath(name, id) } })],
      errorType: 'mutationError',
      caller: c.get('caller'),
      mayWriteSystem: false,
      autoGenerateArrayKeys: false,
      dryRun: false,
      signal: c.req.raw.signal,
    });
    unwrap(stored);
  } finally {
    endAdoption();
  }
  return dataset.get(id);
}

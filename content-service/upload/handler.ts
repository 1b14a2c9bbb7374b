import { assetPath } from '../assets/asset-url.ts';
import type { AssetKind, ReceivedFile } from '../assets/file-store.ts';
import { describeUpload } from '../assets/media-types.ts';
import { type ApiRequest, findDataset, type Handler } from '../http/api-request.ts';
import { requireRole } from '../http/auth.ts';
import { plainError } from '../http/errors.ts';
import { errorReply, json } from '../http/reply.ts';
import { fail, type Result, succeed } from '../http/result.ts';
import { newTransactionId } from '../ids/transaction-id.ts';
import { transact } from '../mutate/transact.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { JsonObject, StoredDocument } from '../store/json.ts';
import { describeImage } from './image-metadata.ts';

/** Maximum size of an upload, in bytes. */
const UPLOAD_LIMIT = 256 * 1024 * 1024;
const DEFAULT_METADATA = ['palette', 'lqip', 'blurhash'];

/** Handles `POST /assets/images/{dataset}`: the raw body is the picture. */
export const uploadImage: Handler = (request) => upload(request, 'images');

/** Handles `POST /assets/files/{dataset}`: the raw body is the file. */
export const uploadFile: Handler = (request) => upload(request, 'files');

async function upload(request: ApiRequest, kind: AssetKind) {
  const dataset = findDataset(request);
  if (!dataset.ok) return errorReply(dataset.error);
  const allowed = requireRole(request.caller, 'editor');
  if (!allowed.ok) return errorReply(allowed.error);
  const type = request.raw.headers['content-type'] ?? '';
  if (/^multipart\//i.test(type)) {
    return errorReply(plainError(415, 'An asset is sent as the raw body, not as a form'));
  }
  const { files } = request.service;
  const tooLarge = plainError(413, `An asset may be at most ${UPLOAD_LIMIT} bytes`);
  if (Number(request.raw.headers['content-length'] ?? 0) > UPLOAD_LIMIT)
    return errorReply(tooLarge);
  const file = await files.receive(request.raw, UPLOAD_LIMIT);
  if (file === null) return errorReply(tooLarge);
  const described = file.size === 0 ? emptyBody() : await describeAsset(request, kind, file);
  if (!described.ok) {
    await files.discard(file);
    return errorReply(described.error);
  }
  return json(200, {
    document: await store(request, dataset.value, kind, file, described.value),
  });
}

const emptyBody = () => fail(plainError(400, 'The upload has no body'));

/** An asset document to be stored, without its path, which depends on the dataset. */
type AssetDescription = JsonObject & { _id: string; _type: string; extension: string };

async function describeAsset(
  request: ApiRequest,
  kind: AssetKind,
  file: ReceivedFile,
): Promise<Result<AssetDescription>> {
  const text = (name: string) => request.query.get(name) ?? '';
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
      request.query.get('filename'),
      request.raw.headers['content-type'],
    );
    const _id = `file-${file.sha1}-${extension}`;
    return succeed({ ...common, _id, _type: 'sanity.fileAsset', extension, mimeType });
  }
  const named = request.query.getAll('meta').flatMap((names) => names.split(','));
  const wanted = new Set(named.length === 0 ? DEFAULT_METADATA : named);
  const image = await request.service.limitUploads(() => describeImage(file.path, wanted));
  if (!image.ok) return fail(plainError(400, image.error));
  const { extension, mimeType, width, height, metadata } = image.value;
  const _id = `image-${file.sha1}-${width}x${height}-${extension}`;
  return succeed({ ...common, _id, _type: 'sanity.imageAsset', extension, mimeType, metadata });
}

/**
 * Stores an asset. The same bytes are the same asset: a second upload returns the first document.
 */
async function store(
  request: ApiRequest,
  dataset: DatasetState,
  kind: AssetKind,
  file: ReceivedFile,
  described: AssetDescription,
): Promise<StoredDocument | undefined> {
  const { service, caller } = request;
  const { name } = dataset.info;
  service.files.adopt(file, name, kind, described.extension);
  const document = { ...described, path: assetPath(name, described._id) };
  const mutations = [{ createIfNotExists: document }];
  const stored = await transact(service, dataset, {
    transactionId: newTransactionId(),
    mutations,
    caller,
    autoGenerateArrayKeys: false,
    dryRun: false,
    signal: request.signal,
  });
  if (!stored.ok) {
    throw new Error(`An asset document was refused: ${JSON.stringify(stored.error.body)}`);
  }
  return dataset.get(described._id);
}

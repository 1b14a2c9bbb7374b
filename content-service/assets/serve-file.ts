import type { Handler } from '../http/api-request.ts';
import { plainError } from '../http/errors.ts';
import { errorReply } from '../http/reply.ts';
import { assetIdOfFilename, parseAssetId } from './asset-id.ts';
import { downloadReply } from './download.ts';
import { mediaTypeOf } from './media-types.ts';

/** Matches a media type that is valid in a header (RFC 9110, section 8.3.1). */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?[\w.+-]+=[\w.+-]+)*$/;

/**
 * Handles `GET /files/{project}/{dataset}/{file}`: sends a file as uploaded; `dl` makes it a
 * download.
 */
export const serveFile: Handler = (request) => {
  const { service, params, raw, query } = request;
  const id = assetIdOfFilename('files', params.filename ?? '');
  const dataset =
    params.project === service.projectId && service.store.dataset(params.dataset ?? '');
  const document = dataset && id !== null ? dataset.get(id) : undefined;
  const asset = parseAssetId(id ?? '');
  if (!dataset || document === undefined || asset === null) {
    return errorReply(plainError(404, 'There is no such file'));
  }
  const { mimeType, originalFilename } = document;
  const ownName = typeof originalFilename === 'string' ? originalFilename : '';
  return downloadReply({
    path: service.files.pathOf(dataset.info.name, 'files', asset.sha1, asset.extension),
    mimeType:
      typeof mimeType === 'string' && MEDIA_TYPE.test(mimeType)
        ? mimeType
        : mediaTypeOf(asset.extension),
    sha1: asset.sha1,
    saveAs: query.has('dl') ? query.get('dl') || ownName : null,
    range: raw.headers.range,
    ifNoneMatch: raw.headers['if-none-match'],
  });
};

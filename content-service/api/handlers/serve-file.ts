import { assetIdOfFilename, parseAssetId } from '../../assets/asset-id.ts';
import { mediaTypeOf } from '../../assets/media-types.ts';
import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import type { ApiContext } from '../request/context.ts';
import { sendFile } from './download.ts';

/** Matches a media type that is valid in a header (RFC 9110, section 8.3.1). */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?[\w.+-]+=[\w.+-]+)*$/;

/**
 * Handles `GET /files/{project}/{dataset}/{file}`: sends a file as uploaded; `dl` makes it a
 * download.
 */
export function serveFile(c: ApiContext): Promise<Response> {
  const { service } = c.env;
  const id = assetIdOfFilename('files', c.req.param('filename') ?? '');
  const isHere = c.req.param('project') === service.projectId;
  const dataset = isHere && service.store.dataset(c.req.param('dataset') ?? '');
  const document = dataset && id !== null ? dataset.get(id) : undefined;
  const asset = parseAssetId(id ?? '');
  if (!dataset || document === undefined || asset === null) {
    throw new ApiException(plainError(404, 'There is no such file'));
  }
  const { mimeType, originalFilename } = document;
  const ownName = typeof originalFilename === 'string' ? originalFilename : '';
  const saveAs = c.req.query('dl');
  return sendFile(c, {
    path: service.files.pathOf(dataset.info.name, 'files', asset.sha1, asset.extension),
    mimeType:
      typeof mimeType === 'string' && MEDIA_TYPE.test(mimeType)
        ? mimeType
        : mediaTypeOf(asset.extension),
    sha1: asset.sha1,
    saveAs: saveAs === undefined ? null : saveAs || ownName,
  });
}

import { mediaTypeOf } from '../../assets/media-types.ts';
import type { ApiContext } from '../request/context.ts';
import { sendFile } from './download.ts';
import { findAsset } from './find-asset.ts';

/** Matches a media type that is valid in a header (RFC 9110, section 8.3.1). */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?[\w.+-]+=[\w.+-]+)*$/;

/**
 * Handles `GET /files/{project}/{dataset}/{file}`: sends a file as uploaded; `dl` makes it a
 * download.
 */
export function serveFile(c: ApiContext): Promise<Response> {
  const { document, path, sha1, extension, saveAs } = findAsset(c, 'files');
  const { mimeType } = document;
  const isValid = typeof mimeType === 'string' && MEDIA_TYPE.test(mimeType);
  return sendFile(c, {
    path,
    mimeType: isValid ? mimeType : mediaTypeOf(extension),
    sha1,
    saveAs,
  });
}

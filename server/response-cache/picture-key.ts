import type { IncomingMessage } from 'node:http';
import { PICTURE_PATH } from '../../lib/content/model/picture.ts';
import { acceptedFormats } from '../../lib/media/picture/accepted-formats.ts';
import { splitTarget } from '../../lib/platform/http/split-target.ts';
import { isGetOrHead } from '../http/is-get-or-head.ts';

/** The paths of pictures of the content service, as pages spell them. */
const picturePath = new RegExp(`^${PICTURE_PATH}/images/[\\w/.-]+$`);

/** Whether a request target is that of a picture of the content service. */
export function isPictureTarget(target: string): boolean {
  return picturePath.test(splitTarget(target).path);
}

/**
 * Returns the key of the stored response to a request for a picture: its address, and if the address
 * leaves the format to the client, those that it accepts. Null for other requests, requests with
 * credentials, and other spellings of an address, which would fill the cache with copies of a picture.
 */
export function pictureKey(request: IncomingMessage): string | null {
  const { headers, url = '' } = request;
  const { path, query } = splitTarget(url);
  if (!isGetOrHead(request) || !picturePath.test(path) || headers.authorization !== undefined)
    return null;
  if (query === null) return url;
  return isUsualSpelling(query) ? `${acceptedFormats(headers.accept)} ${url}` : null;
}

/** Whether pages spell a query like this: nothing is escaped or superfluous. */
function isUsualSpelling(query: string): boolean {
  return query !== '' && new URLSearchParams(query).toString().replaceAll('%2C', ',') === query;
}

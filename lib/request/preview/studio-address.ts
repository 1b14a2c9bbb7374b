import {
  urlSearchParamPreviewPathname as pathParameter,
  urlSearchParamPreviewPerspective as perspectiveParameter,
  urlSearchParamPreviewSecret as secretParameter,
} from '@sanity/preview-url-secret/constants';
import { formatStudioToken, parseStudioToken } from '../../content/preview/studio-token.ts';
import { localPath } from '../../platform/http/local-path.ts';
import { splitTarget } from '../../platform/http/split-target.ts';

/** The parameters of the address that the Studio opens in its frame. */
export interface StudioAddress {
  /** The preview token; null if the address contains no well-formed secret and perspective. */
  readonly token: string | null;
  /** Path and query of the page to show; `/` if the address names none of this site. */
  readonly page: string;
}

/**
 * Reads a request target in which the Studio's Presentation tool has put the secret of a preview, the
 * perspective, and the page (`previewMode.enable` of its configuration); null for all others.
 */
export function readStudioAddress(target: string): StudioAddress | null {
  if (!target.includes(secretParameter)) return null;
  const { path, query } = splitTarget(target);
  const parameters = new URLSearchParams(query ?? '');
  const secret = parameters.get(secretParameter);
  if (secret === null) return null;
  const perspective = (parameters.get(perspectiveParameter) ?? 'drafts').split(',');
  const token = formatStudioToken({ secret, perspective });
  return {
    token: parseStudioToken(token) && token,
    page: localPath([parameters.get(pathParameter) ?? path]),
  };
}

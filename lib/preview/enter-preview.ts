import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { serverEnv } from '../env/server.ts';
import { localPath } from '../http/local-path.ts';
import { checkToken } from './check-token.ts';
import { isTokenForm, previewCookieName, previewCookieOptions } from './preview-cookie.ts';
import type { PreviewLink } from './preview-link.ts';
import { seeOther } from './see-other.ts';

/** The framework's own cookie, by which a request is drawn anew instead of from the page cache. */
const draftCookieName = '__prerender_bypass';

/**
 * Keeps the token of a preview link in its cookie and sends the browser to `path` without it
 * (specification, section 4). A token the content service does not accept changes nothing.
 */
export async function enterPreview(link: PreviewLink): Promise<Response> {
  const { token } = link;
  const path = localPath([link.path], serverEnv.siteUrl);
  if (!isTokenForm(token) || (await checkToken(token)) !== 'valid') return seeOther(path);
  (await draftMode()).enable();
  const jar = await cookies();
  const options = previewCookieOptions(serverEnv.siteUrl);
  jar.set(previewCookieName, token, options);
  // The framework would have it sent in other sites' frames, and dropped on plain http.
  jar.set(draftCookieName, jar.get(draftCookieName)?.value ?? '', options);
  return seeOther(path);
}

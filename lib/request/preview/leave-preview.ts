import 'server-only';
import { cookies, draftMode } from 'next/headers';
import {
  draftCookieName,
  previewCookieName,
  previewCookieOptions,
} from '../../content/preview/preview-cookie.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { isSameOrigin } from '../../platform/http/is-same-origin.ts';
import { pagePath } from './page-path.ts';
import { seeOther } from './see-other.ts';

/**
 * Ends the preview of this browser and redirects to the public version of the form's `path`.
 * Responds 403 to forms of other sites.
 */
export async function leavePreview(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, serverEnv.siteUrl)) return new Response(null, { status: 403 });
  const form = new URLSearchParams(await request.text());
  (await draftMode()).disable();
  const jar = await cookies();
  const token = jar.get(previewCookieName)?.value ?? '';
  const expired = { ...previewCookieOptions(serverEnv.siteUrl, token), maxAge: 0 };
  for (const name of [previewCookieName, draftCookieName]) jar.set(name, '', expired);
  return seeOther(pagePath(form.get('path')));
}

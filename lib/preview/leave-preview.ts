import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { readSmallBody } from '../http/read-small-body.ts';
import { pagePath } from './page-path.ts';
import { previewCookieName } from './preview-cookie.ts';
import { seeOther } from './see-other.ts';

/** Most bytes of the form that are read. */
const LIMIT_BYTES = 32 * 1024;

/** Ends the preview of this browser and redirects to the public version of the form's `path`. */
export async function leavePreview(request: Request): Promise<Response> {
  const form = new URLSearchParams((await readSmallBody(request, LIMIT_BYTES)) ?? '');
  (await draftMode()).disable();
  (await cookies()).delete(previewCookieName);
  return seeOther(pagePath(form.get('path')));
}

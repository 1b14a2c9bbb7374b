import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { serverEnv } from '../env/server.ts';
import { localPath } from '../http/local-path.ts';
import { previewCookieName } from './preview-cookie.ts';
import { seeOther } from './see-other.ts';

/** Ends the preview of this browser and sends it to the public version of `path`. */
export async function leavePreview(form: FormData): Promise<Response> {
  (await draftMode()).disable();
  (await cookies()).delete(previewCookieName);
  const path = form.get('path');
  return seeOther(localPath([typeof path === 'string' ? path : null], serverEnv.siteUrl));
}

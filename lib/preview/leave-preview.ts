import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { localPath } from './local-path.ts';
import { previewCookieName } from './preview-cookie.ts';
import { seeOther } from './see-other.ts';

/** Ends the preview of this browser and sends it to the public version of `path`. */
export async function leavePreview(form: FormData): Promise<Response> {
  (await draftMode()).disable();
  (await cookies()).delete(previewCookieName);
  const path = form.get('path');
  return seeOther(localPath(typeof path === 'string' ? path : null));
}

import 'server-only';
import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import {
  draftCookieName,
  pendingCookieName,
  pendingCookieOptions,
  previewCookieName,
  previewCookieOptions,
} from '../../content/preview/preview-cookie.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { isLocale, type Locale } from '../../platform/i18n/locales.ts';
import { preferredLocale } from '../../routing/preferred-locale.ts';
import type { PreviewLink } from './forwarded-link.ts';
import { judgeToken } from './judge-token.ts';
import { pagePath } from './page-path.ts';
import { outcomePath } from './preview-outcome.ts';
import { seeOther } from './see-other.ts';

/**
 * Checks the token of a preview link and redirects to an address without it (specification, section
 * 4): to the page, which is rendered from drafts from now on, or to a page with the reason for the
 * refusal. A token that could not be checked is stored for a few minutes, for another attempt.
 */
export async function enterPreview(request: NextRequest, link: PreviewLink): Promise<Response> {
  const { token } = link;
  const path = pagePath(link.path);
  const outcome = await judgeToken(token, senderOf(request.headers));
  if (outcome === 'valid') {
    await startPreview(token);
    return seeOther(path);
  }
  if (outcome === 'refused') await forgetPending();
  else await keepPending(token);
  return seeOther(outcomePath({ locale: localeOf(request, path), outcome }, path));
}

async function startPreview(token: string | null): Promise<void> {
  if (token === null) return;
  (await draftMode()).enable();
  const jar = await cookies();
  const options = previewCookieOptions(serverEnv.siteUrl);
  jar.set(previewCookieName, token, options);
  // The framework's cookie would be sent in frames of other sites, and rejected on plain http.
  jar.set(draftCookieName, jar.get(draftCookieName)?.value ?? '', options);
  await forgetPending();
}

async function keepPending(token: string | null): Promise<void> {
  if (token === null) return;
  (await cookies()).set(pendingCookieName, token, pendingCookieOptions(serverEnv.siteUrl));
}

async function forgetPending(): Promise<void> {
  const { path } = pendingCookieOptions(serverEnv.siteUrl);
  (await cookies()).delete({ name: pendingCookieName, path });
}

function localeOf(request: NextRequest, path: string): Locale {
  const prefix = path.split(/[/?]/)[1]?.toLowerCase();
  return isLocale(prefix) ? prefix : preferredLocale(request);
}

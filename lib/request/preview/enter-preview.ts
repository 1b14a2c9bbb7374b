import 'server-only';
import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import type { PreviewAccess } from '../../content/client/preview-access.ts';
import {
  draftCookieName,
  pendingCookieName,
  pendingCookieOptions,
  previewCookieName,
  previewCookieOptions,
} from '../../content/preview/preview-cookie.ts';
import { isSharedLinkToken } from '../../content/preview/shared-link.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { splitTarget } from '../../platform/http/split-target.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { localeOfPath } from '../../routing/locale-of-path.ts';
import { preferredLocale } from '../../routing/preferred-locale.ts';
import { checkToken } from './check-token.ts';
import type { PreviewLink } from './forwarded-link.ts';
import { pagePath } from './page-path.ts';
import { outcomePath, type PreviewOutcome } from './preview-outcome.ts';
import { seeOther } from './see-other.ts';
import { sharedPagePath } from './shared-page-path.ts';

/**
 * Checks the token of a preview link and redirects to an address without it (specification, section
 * 4): to the page, which is rendered from drafts from now on, or to a page with the reason for the
 * refusal. A token that could not be checked is stored for a few minutes, for another attempt.
 */
export async function enterPreview(request: NextRequest, link: PreviewLink): Promise<Response> {
  const { token } = link;
  const path = pagePath(link.path);
  const locale = localeOf(request, path);
  const access = await checkToken(token, senderOf(request.headers));
  const opened = typeof access === 'object' ? await open(access, path, locale) : access;
  if (typeof opened === 'object') {
    await startPreview(token);
    return seeOther(opened.page);
  }
  const outcome = outcomeOf(opened, token);
  if (outcome === 'refused' || outcome === 'ended') await forgetPending();
  else await keepPending(token);
  return seeOther(outcomePath({ locale, outcome }, path));
}

/**
 * Returns the page that a link opens: a shared link, whatever its path, that of its document, with the
 * query of the link. Refused if there is no such page any more.
 */
async function open(
  access: PreviewAccess,
  path: string,
  locale: Locale,
): Promise<{ readonly page: string } | 'refused' | 'unreachable'> {
  if (access.kind !== 'link') return { page: path };
  const shared = await sharedPagePath(access, locale);
  if (shared === null) return 'refused';
  if (shared === 'unreachable') return shared;
  return { page: shared + new URL(path, serverEnv.siteUrl).search };
}

/** Returns why a link does not open. Of a shared link, it does not show whether it ever existed. */
function outcomeOf(
  reason: 'refused' | 'unreachable' | 'limited',
  token: string | null,
): PreviewOutcome {
  if (reason !== 'refused') return reason;
  return token !== null && isSharedLinkToken(token) ? 'ended' : 'refused';
}

async function startPreview(token: string | null): Promise<void> {
  if (token === null) return;
  (await draftMode()).enable();
  const jar = await cookies();
  const options = previewCookieOptions(serverEnv.siteUrl, token);
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
  return localeOfPath(splitTarget(path).path) ?? preferredLocale(request);
}

import type { ServerEnv } from '../lib/platform/env/server-env.ts';
import { senderOfAddress } from '../lib/platform/http/sender.ts';
import { withSingleSlashes } from '../lib/platform/http/with-single-slashes.ts';
import { hideQuery } from '../lib/request/forwarded-query.ts';
import { hideToken } from '../lib/request/preview/forwarded-link.ts';
import { isPageTarget } from '../lib/request/preview/page-target.ts';
import { uncachedHeaders } from '../lib/request/preview/see-other.ts';
import { countCampaigns } from './campaigns/count-campaigns.ts';
import { adjustments } from './framework/adjustments.ts';
import {
  removeInternalHeaders,
  withoutInternalParameters,
} from './framework/internal-parameters.ts';
import { limitUserAgent } from './framework/limit-headers.ts';
import { clientAddress } from './http/client-address.ts';
import { observeRequests } from './observe-requests.ts';
import { type Admission, createAdmission } from './request/admit.ts';
import { BODY_IDLE_MS, bodyMemory, smallBodyMemory } from './request/body-limits.ts';
import { createBufferedBytes } from './request/buffered-bytes.ts';
import { servableTarget } from './request-target.ts';
import type { Admit } from './site-server.ts';

/**
 * Returns a function that every request passes first: it observes the request, removes from it what only
 * the framework sends and what must not reach the framework's log or its stored pages (a preview token,
 * the query), redirects a page's path with repeated slashes, counts an arrival for its campaign, and admits
 * the request by the rules of its path. With `dev`, there are no such rules.
 */
export function admitRequests(env: ServerEnv, dev: boolean): Admit {
  const observe = env.metricsToken ? observeRequests() : () => undefined;
  const admission = createAdmission({
    buffered: createBufferedBytes(bodyMemory.max, bodyMemory.maxPerSender),
    bufferedSmall: createBufferedBytes(smallBodyMemory.max, smallBodyMemory.maxPerSender),
    idleMs: BODY_IDLE_MS,
  });
  return async (request, response) => {
    request.url ??= '/';
    observe(request, response);
    if (adjustments.removeInternalParameters.isOn) {
      request.url = withoutInternalParameters(request.url);
      removeInternalHeaders(request.headers);
    }
    if (adjustments.limitHeaders.isOn) limitUserAgent(request.headers);
    const isPreviewLink = hideToken(request);
    // The address of the page was inside another one, which was checked.
    if (isPreviewLink) request.url = servableTarget(request.url) ?? '/';
    const isPage = isPageTarget(request.url);
    if (isPreviewLink && !isPage) return redirectTo(request.url, 303, uncachedHeaders);
    if (isPage) {
      const target = withSingleSlashes(request.url);
      // The framework would redirect it, too, without the query that it does not see, and for good.
      if (target !== request.url) return redirectTo(target, 308, { 'Cache-Control': 'no-cache' });
    }
    hideQuery(request, isPage);
    if (isPage) countCampaigns(request, response, env.studioUrl);
    // The framework's development tools have paths of their own with unknown methods and bodies.
    if (dev) return { ok: true, request, release: () => undefined };
    const sender = () => senderOfAddress(clientAddress(request, env.forms.trustedProxies));
    return await admission(request, response, { sender, isPreviewLink });
  };
}

/** Returns the response that redirects a request to a path and query of this site. */
function redirectTo(
  target: string,
  status: 303 | 308,
  headers: Readonly<Record<string, string>>,
): Admission {
  return { ok: false, status, headers: [...Object.entries(headers), ['Location', target]] };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerEnv } from '../lib/platform/env/server-env.ts';
import { noticeStyle } from '../lib/request/notice-style.ts';
import { beginRendering } from '../lib/request/revalidate/renderings.ts';
import { speculationRules } from '../lib/request/speculation-rules.ts';
import { visitDaysStyle } from '../lib/request/visit-days-style.ts';
import { allowStudioFrame } from './allow-studio-frame.ts';
import { filterRenderingCount } from './filter-rendering-count.ts';
import type { ErrorPages } from './framework/error-pages.ts';
import { sourceHash } from './framework/inline-parts.ts';
import { postProcessResponse } from './framework/post-process-response.ts';
import { contentPolicy } from './http/content-policy.ts';
import { onResponseEnd } from './http/on-response-end.ts';
import type { HeaderList } from './http/security-headers.ts';
import type { SiteHandler } from './http/site-handler.ts';
import { collectReports, type PageTags } from './page-cache/page-tags.ts';
import type { RememberPage } from './response-cache/finished-pages.ts';
import { FAILED, type Renewal } from './response-cache/response-cache.ts';
import type { Render } from './response-cache/with-response-cache.ts';
import { sendBusy } from './send-busy.ts';

/** Styles that a page reached by client-side navigation may add: those of notices and calendars. */
const stylesOfClientNavigation = [noticeStyle, visitDaysStyle].map(sourceHash);

/** The hash source of what scripts add to a page when its visitor turns to a link. */
const rulesSource = sourceHash(speculationRules);

interface RendererSettings {
  readonly env: ServerEnv;
  /** The framework. */
  readonly handle: SiteHandler;
  readonly errorPages: ErrorPages;
  readonly remember: RememberPage;
  /** Headers of every response. */
  readonly security: HeaderList;
}

interface Renderer {
  readonly render: Render;
  /** Responds with the status (500 or 503) of the request that this one has waited for. */
  fail(request: IncomingMessage, response: ServerResponse, status: number): void;
}

/**
 * Returns functions that have the framework respond to a request and post-process its response, and that
 * respond in its place.
 */
export function createRenderer(settings: RendererSettings): Renderer {
  const { env, handle, errorPages, remember, security } = settings;

  /** Has a response post-processed, whether the framework writes it or `fail` does. */
  const postProcess = (
    request: IncomingMessage,
    response: ServerResponse,
    { renewal, tags }: { readonly renewal: Renewal | null; readonly tags: PageTags },
  ) => {
    const studio = allowStudioFrame(request, response, env.studioUrl);
    return postProcessResponse(request, response, {
      errorPage: errorPages,
      policy: ({ scripts, styles }) =>
        contentPolicy(
          env,
          {
            scripts: [...scripts, rulesSource],
            styles: [...new Set([...styles, ...stylesOfClientNavigation])],
          },
          studio,
        ),
      remember,
      renewal,
      tags,
      isTagged: env.cdn !== undefined,
      isForStudio: studio !== undefined,
    });
  };

  return {
    async render(request, response, renewal) {
      const tags: PageTags = { current: null };
      const restore = postProcess(request, response, { renewal, tags });
      onResponseEnd(response, beginRendering());
      try {
        const onRendered = filterRenderingCount(request);
        await collectReports({ tags, onRendered }, () => handle(request, response));
      } catch (error) {
        restore();
        throw error;
      }
    },
    fail(request, response, status) {
      if (status !== FAILED) {
        sendBusy(response, security);
        return;
      }
      postProcess(request, response, { renewal: null, tags: { current: null } });
      response.writeHead(status).end();
    },
  };
}

import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { internalPaths } from '../../lib/request/internal-paths.ts';
import { shareThroughCaches } from '../cdn/share-through-caches.ts';
import { compressed, isPicture } from '../http/compress.ts';
import type { InlineParts } from '../http/content-policy.ts';
import { documentHeaders } from '../http/security-headers.ts';
import type { PageTags } from '../page-cache/page-tags.ts';
import { isPageRequest } from '../request/is-page-request.ts';
import { isPreview } from '../response-cache/cache-key.ts';
import {
  type FinishedPage,
  finishedPage,
  finishedPicture,
  type RememberPage,
} from '../response-cache/finished-pages.ts';
import { isPrivate, pageBody } from '../response-cache/page-body.ts';
import { isPictureTarget } from '../response-cache/picture-key.ts';
import type { Renewal } from '../response-cache/response-cache.ts';
import { isReplaceable, reportCacheState, staleBody } from '../response-cache/send-stored.ts';
import type { StoredResponse } from '../response-cache/stored-response.ts';
import { adjustments } from './adjustments.ts';
import { bufferResponse, hasFailed } from './buffer-response.ts';
import { inlineParts } from './inline-parts.ts';
import { loadAfterPaint } from './load-after-paint.ts';
import { omitContentData } from './omit-content-data.ts';
import { errorPageFor, isPage } from './replace-failed-page.ts';
import { shortenData } from './shorten-data.ts';

interface Finishing {
  /** Returns the complete HTML of the error page for a path; null if there is none. */
  readonly errorPage: (path: string) => string | null;
  /** Returns the content policy of a page with these inline parts. */
  readonly policy: (inline: InlineParts) => string;
  readonly remember: RememberPage;
  /** Stores a page that visitors share; null if the response must not be stored. */
  readonly renewal: Renewal | null;
  /** The cache tags of the page, which the framework reports before it responds. */
  readonly tags: PageTags;
  /** Whether a CDN purges pages by tag. */
  readonly isTagged: boolean;
  /** Whether the Studio's frame may show the response, which then is not stored for other visitors. */
  readonly isForStudio: boolean;
}

/**
 * Applies what requires the complete body: replaces a failed page, by its stored version if there is
 * one, loads a page's scripts after the first paint, omits and shortens its data, lists its inline
 * scripts and styles in its policy, identifies shared responses and pictures by an entity tag and stores
 * them, and makes the body what this client accepts. Returns a function that restores the response's methods.
 */
export function postProcessResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { errorPage, policy, remember, renewal, tags, isTagged, isForStudio }: Finishing,
): () => void {
  omitPolicyWhenNotModified(response);
  const target = request.url ?? '';
  const isForPicture = isPictureTarget(target);
  const finishResponse = (whole: Buffer) => {
    if (hasFailed(response) && isReplaceable(renewal)) {
      return staleBody(request, response, renewal, { target, status: response.statusCode });
    }
    const findErrorPage = () => errorPage(target);
    const isForPage = renewal !== null && isPageRequest(request);
    const body =
      (adjustments.replaceFailedPage.isOn && errorPageFor(response, isForPage, findErrorPage)) ||
      whole;
    if (response.hasHeader('Content-Encoding')) return body;
    if (isForPicture && response.statusCode === 200) {
      const page = isPicture(response) ? finishedPicture(body) : finishPayload(body);
      if (renewal && isPermanent(response)) storeResponse(response, { page, tags: null }, renewal);
      return pageBody(request, response, { page, isShared: true, target });
    }
    const isShared =
      response.hasHeader('X-Nextjs-Prerender') && !isRenderedPreview(request, response);
    const isDocument = isPage(response);
    if (!isDocument && !isShared) return compressed(request, response, body);
    const finish = isDocument ? finishDocument(isPrivate(response)) : finishPayload;
    const page = isShared
      ? remember(`${isDocument} ${hashOf(body)}`, renewal?.previous?.page ?? null, () =>
          finish(body),
        )
      : finish(body);
    if (isDocument) {
      for (const [name, value] of documentHeaders) response.setHeader(name, value);
      response.setHeader('Content-Security-Policy', policy(page.inline));
    }
    // It may be shown in a frame, unlike the same page for visitors.
    if (isForStudio) response.setHeader('Cache-Control', 'private, no-store');
    else if (isShared) {
      shareThroughCaches(response, tags.current, { isDocument, isTagged });
    }
    if (renewal && isShared && !isForStudio) {
      storeResponse(response, { page, tags: tags.current }, renewal);
    }
    return pageBody(request, response, { page, isShared, target });
  };
  // The framework's response to HEAD has no body to buffer.
  const isHeld = isForPicture && request.method === 'GET';
  return bufferResponse(response, finishResponse, isHeld ? pictureTypes : undefined);
}

const pictureTypes = /^image\//;

/**
 * Whether a page was rendered as a preview, which the framework calls prerendered, too: nobody else
 * requests it, so that storing it, or compressing it as far as possible, would be in vain. A visitor
 * without a valid preview receives the page that visitors share. Of all of these, only a preview has the
 * framework's `no-cache`: filtered lists and pages that are not found are `private, no-store`.
 */
function isRenderedPreview(request: IncomingMessage, response: ServerResponse): boolean {
  return isPreview(request) && String(response.getHeader('Cache-Control')).includes('no-cache');
}

/** Whether a response will not change: not that of a picture in a provisional format. */
function isPermanent(response: ServerResponse): boolean {
  return String(response.getHeader('Cache-Control')).includes('immutable');
}

/** Stores a page or a picture to which no cookie belongs. */
function storeResponse(
  response: ServerResponse,
  content: Omit<StoredResponse, 'status' | 'headers'>,
  renewal: Renewal,
): void {
  if (response.hasHeader('Set-Cookie')) return;
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const rewrittenTo = String(response.getHeader('X-Middleware-Rewrite'));
  // The router may have requested the payload of the page.
  const isInternal = isPage(response) && internalPaths.includes(rewrittenTo);
  const { statusCode: status } = response;
  if (status === 200) renewal.store({ ...content, status, headers });
  else if (isInternal && (status === 404 || status === 429)) {
    renewal.storeInternal(rewrittenTo, { ...content, status, headers });
  } else return;
  reportCacheState(response, 'miss');
}

function hashOf(body: Buffer): string {
  return hash('sha256', body, 'base64url');
}

/**
 * Finishes a document. A private one keeps the data of its content: a preview, because React shows each
 * change by comparing data, and a filtered list, because the server inserts the codes of the visit into
 * its markup, which the visitor may have removed on coming back.
 */
function finishDocument(isForOne: boolean): (given: Buffer) => FinishedPage {
  return (given) => {
    const whole = given.toString('utf8');
    const omits = adjustments.omitContentData.isOn && !isForOne;
    const text = omits ? omitContentData(whole) : whole;
    const loaded = adjustments.loadAfterPaint.isOn ? loadAfterPaint(text) : text;
    const html = adjustments.shortenData.isOn ? shortenData(loaded) : loaded;
    return finishedPage(Buffer.from(html), inlineParts(html));
  };
}

/** A payload of the router, or a drawing, is sent as it is. */
function finishPayload(given: Buffer): FinishedPage {
  return finishedPage(given, { scripts: [], styles: [] });
}

/**
 * Removes the policy from a 304 response: it lists no scripts, and would replace the policy stored
 * with the cached page (RFC 9111, section 3.2).
 */
function omitPolicyWhenNotModified(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (head[0] === 304) response.removeHeader('Content-Security-Policy');
    return writeHead(...head);
  }) as typeof writeHead;
}

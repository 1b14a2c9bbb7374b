import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { privateResponse } from '../../lib/platform/http/private-response.ts';
import { splitTarget } from '../../lib/platform/http/split-target.ts';
import { internalPaths } from '../../lib/request/internal-paths.ts';
import { shareThroughCaches } from '../cdn/share-through-caches.ts';
import { isImmutable, isPrivate } from '../http/cache-control.ts';
import { compressed, isPicture } from '../http/compress.ts';
import type { InlineParts } from '../http/content-policy.ts';
import { documentHeaders } from '../http/security-headers.ts';
import type { PageTags } from '../page-cache/page-tags.ts';
import { isPageRequest } from '../request/is-page-request.ts';
import { isPreview } from '../response-cache/cache-key.ts';
import {
  type FinishedPage,
  finishedPicture,
  type RememberPage,
} from '../response-cache/finished-pages.ts';
import { pageBody } from '../response-cache/page-body.ts';
import { isPictureTarget } from '../response-cache/picture-key.ts';
import type { Renewal } from '../response-cache/response-cache.ts';
import { isReplaceable, reportCacheState, staleBody } from '../response-cache/send-stored.ts';
import type { StoredResponse } from '../response-cache/stored-response.ts';
import { adjustments } from './adjustments.ts';
import { bufferResponse, hasFailed } from './buffer-response.ts';
import { finishDocument, finishPayload } from './finish-page.ts';
import { errorPageFor, isPage } from './replace-failed-page.ts';

interface Finishing {
  /** Returns the complete HTML of the error page for a path; null if there is none. */
  readonly errorPage: (path: string) => string | null;
  /** Returns the content policy of a page with these inline parts. */
  readonly policy: (inline: InlineParts) => string;
  readonly remember: RememberPage;
  /** Stores a page that visitors share; null if the response must not be stored. */
  readonly renewal: Renewal | null;
  /**
   * The cache tags of the page, which the framework reports before it responds, unless it responds with what
   * it renders for another request to the same page.
   */
  readonly tags: PageTags;
  /** Whether a CDN purges pages by tag. */
  readonly isTagged: boolean;
  /** Whether the Studio's frame may show the response, which then is not stored for other visitors. */
  readonly isForStudio: boolean;
}

/** A request and the response to it, of which the framework has written the body. */
interface Exchange extends Finishing {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The request's target, as the client sent it. */
  readonly target: string;
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
  finishing: Finishing,
): () => void {
  omitPolicyWhenNotModified(response);
  const target = request.url ?? '';
  const { renewal } = finishing;
  const exchange: Exchange = { ...finishing, request, response, target };
  const isForPicture = isPictureTarget(target);
  const finish = (whole: Buffer) => {
    if (hasFailed(response) && isReplaceable(renewal)) {
      return staleBody(request, response, renewal, { target, status: response.statusCode });
    }
    const body = errorPageInPlace(exchange) ?? whole;
    if (response.hasHeader('Content-Encoding')) return body;
    return isForPicture && response.statusCode === 200
      ? finishPicture(exchange, body)
      : finishText(exchange, body);
  };
  // The framework's response to HEAD has no body to buffer.
  const isHeld = isForPicture && request.method === 'GET';
  return bufferResponse(response, finish, isHeld ? pictureTypes : undefined);
}

const pictureTypes = /^image\//;

/** Returns the error page for a page that the framework could not render; null for anything else. */
function errorPageInPlace({ request, response, target, errorPage }: Exchange): Buffer | null {
  if (!adjustments.replaceFailedPage.isOn) return null;
  const { path } = splitTarget(target);
  return errorPageFor(response, isPageRequest(request), () => errorPage(path));
}

/** Returns the body of a picture, or of a drawing, which is stored unless its format is provisional. */
function finishPicture({ request, response, target, renewal }: Exchange, body: Buffer): Buffer {
  const page = isPicture(response) ? finishedPicture(body) : finishPayload(body);
  if (renewal && isImmutable(response.getHeader('Cache-Control'))) {
    storeResponse(response, { page, tags: new Set() }, renewal);
  }
  return pageBody(request, response, { page, isShared: true, target });
}

/** Returns the body of a page, of a payload of the router, or of another text. */
function finishText(exchange: Exchange, body: Buffer): Buffer {
  const { request, response, target, renewal, tags, isForStudio } = exchange;
  const isShared =
    response.hasHeader('X-Nextjs-Prerender') && !isRenderedPreview(request, response);
  const isDocument = isPage(response);
  if (!isDocument && !isShared) return compressed(request, response, body);
  const page = finishedForm(exchange, { body, isDocument, isShared });
  if (isDocument) setDocumentHeaders(exchange, page);
  setSharing(exchange, { isDocument, isShared });
  if (renewal && isShared && !isForStudio) {
    storeResponse(response, { page, tags: tags.current }, renewal);
  }
  return pageBody(request, response, { page, isShared, target });
}

interface Body {
  readonly body: Buffer;
  readonly isDocument: boolean;
  readonly isShared: boolean;
}

/** Returns a page in its finished form, which is made once for all visitors who share it. */
function finishedForm(
  { response, remember, renewal }: Exchange,
  { body, isDocument, isShared }: Body,
): FinishedPage {
  const isForOne = isPrivate(response.getHeader('Cache-Control'));
  const finish = () => (isDocument ? finishDocument(body, isForOne) : finishPayload(body));
  if (!isShared) return finish();
  const key = `${isDocument} ${isForOne} ${hash('sha256', body, 'base64url')}`;
  return remember(key, renewal?.previous?.page ?? null, finish);
}

function setDocumentHeaders({ response, policy }: Exchange, { inline }: FinishedPage): void {
  for (const [name, value] of documentHeaders) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', policy(inline));
}

function setSharing(
  { response, tags, isTagged, isForStudio }: Exchange,
  { isDocument, isShared }: Pick<Body, 'isDocument' | 'isShared'>,
): void {
  if (isForStudio) {
    // It may be shown in a frame, unlike the same page for visitors.
    for (const [name, value] of Object.entries(privateResponse)) response.setHeader(name, value);
  } else if (isShared) {
    shareThroughCaches(response, tags.current, { isDocument, isTagged });
  }
}

/**
 * Whether a page was rendered as a preview, which the framework calls prerendered, too: nobody else
 * requests it, so that storing it, or compressing it as far as possible, would be in vain. A visitor
 * without a valid preview receives the page that visitors share. Of all of these, only a preview has the
 * framework's `no-cache`: filtered lists and pages that are not found are `private, no-store`.
 */
function isRenderedPreview(request: IncomingMessage, response: ServerResponse): boolean {
  return isPreview(request) && String(response.getHeader('Cache-Control')).includes('no-cache');
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

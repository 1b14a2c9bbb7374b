import type { IncomingMessage, ServerResponse } from 'node:http';
import { hiddenQuery } from '../../lib/request/forwarded-query.ts';
import { codePlaces } from '../../lib/request/listing/code-places.ts';
import {
  type FilledPart,
  fillPage,
  type PageParts,
  type PagePlace,
  splitPage,
} from '../../lib/request/listing/page-place.ts';
import { requestedPathPlaces } from '../../lib/request/requested-path.ts';
import { codesIn, type Referral } from '../../lib/tickets/referral/codes-in.ts';
import { isPrivate } from '../http/cache-control.ts';
import { chooseCoding, compressed, compressedParts } from '../http/compress.ts';
import { bodyUnlessNotModified } from './entity-tag.ts';
import type { FinishedPage } from './finished-pages.ts';

interface PageToSend {
  readonly page: FinishedPage;
  /** Whether visitors share the page; otherwise it was rendered for this one. */
  readonly isShared: boolean;
  /** The request's target, as the client sent it. */
  readonly target: string;
}

/**
 * Returns the bytes of a page for one client: inserts the requested path into a 404 page and the
 * visit's codes into a filtered list, omits a body that the client has already, and compresses.
 * Completes the headers, which must be set already.
 */
export function pageBody(
  request: IncomingMessage,
  response: ServerResponse,
  { page, isShared, target }: PageToSend,
): Buffer {
  // Shared caches may store any page that is not private, so codes are not inserted there.
  const isForOne = isShared && isPrivate(response.getHeader('Cache-Control'));
  const { statusCode: status } = response;
  if (isFilled(request, { status, isForOne })) {
    const own = status === 404 ? withRequestedPath(page, target) : withCodes(request, page);
    return compressedParts(request, response, own);
  }
  if (!isShared) return compressed(request, response, page.versions.uncompressed());
  const coding = chooseCoding(request, response, page.versions.length);
  return bodyUnlessNotModified(request, response, page.versions.get(coding));
}

/**
 * Whether something of this client is inserted into a page: the requested path if it is not found, or
 * the codes of the visit if no shared cache stores it.
 */
export function isFilled(
  request: IncomingMessage,
  { status, isForOne }: { readonly status: number; readonly isForOne: boolean },
): boolean {
  return status === 404 || (isForOne && Object.keys(codesOf(request)).length > 0);
}

function codesOf(request: IncomingMessage): Referral {
  return codesIn(new URLSearchParams(hiddenQuery(request)));
}

const notFoundParts = new WeakMap<FinishedPage, PageParts<string>>();
const listParts = new WeakMap<FinishedPage, PageParts<Referral>>();

/** Returns a not-found page that names the requested path. */
function withRequestedPath(page: FinishedPage, target: string): readonly FilledPart[] {
  return fillPage(partsOf(page, notFoundParts, requestedPathPlaces), target);
}

/** Returns a filtered list with the visit's codes. */
function withCodes(request: IncomingMessage, page: FinishedPage): readonly FilledPart[] {
  return fillPage(partsOf(page, listParts, codePlaces), codesOf(request));
}

/** Returns the parts of a page, which is split once for all requests. */
function partsOf<Value>(
  page: FinishedPage,
  known: WeakMap<FinishedPage, PageParts<Value>>,
  findPlaces: (html: string) => PagePlace<Value>[],
): PageParts<Value> {
  const parts = known.get(page) ?? splitPage(page.versions.uncompressed(), findPlaces);
  known.set(page, parts);
  return parts;
}

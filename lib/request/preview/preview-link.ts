import { isTokenForm } from '../../content/preview/preview-cookie.ts';
import { splitTarget } from '../../platform/http/split-target.ts';
import { readStudioAddress } from './studio-address.ts';

// No two parts of a pattern match the same blanks: a target full of them would cost quadratic time.

/** The parameter's name; manually copied links may differ in case. */
const tokenName = /^\s*token\s*(?:\[\w*\]\s*)?$/i;
/** A token outside its parameter: behind another separator, or inside another parameter. */
const hiddenToken = /[?&;][\s+]*token[\s+]*(?:\[\w*\][\s+]*)?=/i;
/** The start of a query, even percent-encoded, or of a path parameter. */
const queryStart = /(?:[?;&]|%(?:25)?(?:3[FB]|26)).*$/is;

/** A token, and the request target (path and query) from which it was removed. */
export interface ExtractedToken {
  /** Null if the query contains no well-formed token, or two different ones. */
  readonly token: string | null;
  /** The target without its tokens; the rest of the query is unchanged. */
  readonly target: string;
}

/**
 * Extracts the token of a preview link (specification, section 4), or that of the Studio's frame,
 * from a request target; returns null for a target without one. The parameter's name is compared in
 * its decoded form, and so is the question mark: mail clients encode it in links that they did not
 * recognize. What is left has neither.
 */
export function extractToken(target: string): ExtractedToken | null {
  // Most requests have none of what can precede a token, and need no further look.
  if (!/[?&;%]/.test(target)) return null;
  const extracted = extractOne(target);
  if (!extracted || extracted.target === target) return extracted;
  return { ...extracted, target: extractToken(extracted.target)?.target ?? extracted.target };
}

function extractOne(target: string): ExtractedToken | null {
  const studio = readStudioAddress(target);
  if (studio) return { token: studio.token, target: studio.page };
  return (
    extractFromQuery(target) ?? extractFromQuery(withQuestionMark(target)) ?? cutHidden(target)
  );
}

/** Returns a target with a hidden token without its whole query; null if there is none. */
function cutHidden(target: string): ExtractedToken | null {
  const isHidden = [target, decoded(target), decoded(decoded(target))].some((text) =>
    hiddenToken.test(text),
  );
  return isHidden ? { token: null, target: target.replace(queryStart, '') } : null;
}

/** Decodes the percent-encoded ASCII characters of a text; others are irrelevant here. */
function decoded(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * Returns a target with the first encoded question mark, and the encoded separators of the query
 * behind it, decoded.
 */
function withQuestionMark(target: string): string {
  return target.replace(
    /^([^?]*?)%3F(.*)$/is,
    (_, path: string, query: string) =>
      `${path}?${query.replaceAll(/%3D/gi, '=').replaceAll('?', '&').replaceAll(/%26/g, '&')}`,
  );
}

function extractFromQuery(target: string): ExtractedToken | null {
  const { path, query } = splitTarget(target);
  const pieces = (query ?? '').split('&');
  const tokensIn = (piece: string) =>
    [...new URLSearchParams(piece)].flatMap(([name, value]) => (tokenName.test(name) ? value : []));
  const isToken = (piece: string) => tokensIn(piece).length > 0;
  if (!pieces.some(isToken)) return null;
  const [token, ...others] = new Set(pieces.flatMap(tokensIn));
  const rest = pieces.filter((piece) => !isToken(piece)).join('&');
  return {
    token: others.length === 0 && isTokenForm(token) ? token : null,
    target: rest ? `${path}?${rest}` : path,
  };
}

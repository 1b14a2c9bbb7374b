import { isTokenForm } from '../../content/preview/preview-cookie.ts';
import { splitTarget } from '../../platform/http/split-target.ts';

/** The parameter's name; a link that was copied by hand may have another case. */
const tokenName = /^\s*token\s*(?:\[\w*\])?\s*$/i;
/** A token where no parameter is: behind a separator of others, or inside another parameter. */
const hiddenToken = /[?&;][\s+]*token[\s+]*(?:\[\w*\])?[\s+]*=/i;
/** Where a query begins, also one that was escaped, and a parameter of a path. */
const queryStart = /(?:[?;]|%(?:25)?3[FB]).*$/is;

/** A request target (path and query) whose query had a token, taken apart. */
export interface ExtractedToken {
  /** Null where the query carries nothing that can be a token, or two different ones. */
  readonly token: string | null;
  /** The target without its tokens; the rest of the query stays as it was written. */
  readonly target: string;
}

/**
 * Takes the token of a preview link (specification, section 4) out of a request target, or gives
 * null for a target without one. The parameter's name counts in its decoded form, and so does the
 * question mark: mail programs escape it in links they did not recognize.
 */
export function extractToken(target: string): ExtractedToken | null {
  return (
    extractFromQuery(target) ?? extractFromQuery(withQuestionMark(target)) ?? cutHidden(target)
  );
}

/** A target that holds a token where none is read: without its whole query. */
function cutHidden(target: string): ExtractedToken | null {
  const isHidden = [target, decoded(target), decoded(decoded(target))].some((text) =>
    hiddenToken.test(text),
  );
  return isHidden ? { token: null, target: target.replace(queryStart, '') } : null;
}

/** A text with the escapes of ASCII characters resolved; others do not matter here. */
function decoded(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * A target whose first escaped question mark, and what is escaped of a query behind it, is plain.
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

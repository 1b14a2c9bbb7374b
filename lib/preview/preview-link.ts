import { isTokenForm } from './preview-cookie.ts';

const tokenName = 'token';

/** A request target (path and query) whose query had a token, taken apart. */
export interface TakenToken {
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
export function takeToken(target: string): TakenToken | null {
  return takeFromQuery(target) ?? takeFromQuery(withQuestionMark(target));
}

/** A target whose first escaped question mark, and what is escaped of a query behind it, is plain. */
function withQuestionMark(target: string): string {
  return target.replace(
    /^([^?]*?)%3F(.*)$/is,
    (_, path: string, query: string) =>
      `${path}?${query.replaceAll(/%3D/gi, '=').replaceAll('?', '&').replaceAll(/%26/g, '&')}`,
  );
}

function takeFromQuery(target: string): TakenToken | null {
  const [path = '', query] = target.split(/\?(.*)/s);
  const pieces = (query ?? '').split('&');
  const isToken = (piece: string) => new URLSearchParams(piece).has(tokenName);
  if (!pieces.some(isToken)) return null;
  const [token, ...others] = new Set(new URLSearchParams(query).getAll(tokenName));
  const rest = pieces.filter((piece) => !isToken(piece)).join('&');
  return {
    token: others.length === 0 && isTokenForm(token) ? token : null,
    target: rest ? `${path}?${rest}` : path,
  };
}

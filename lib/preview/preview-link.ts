/** What a preview link says: who asks, and which page it is for. */
export interface PreviewLink {
  readonly token: string | null;
  /** Path and query of the page, without the token. */
  readonly path: string | null;
}

const tokenHeader = 'x-preview-token';
const pathHeader = 'x-preview-path';

/** The headers with a link added: a route handler is not told the query of a rewritten address. */
export function withPreviewLink(headers: Headers, { token, path }: PreviewLink): Headers {
  const extended = new Headers(headers);
  extended.set(tokenHeader, token ?? '');
  extended.set(pathHeader, path ?? '');
  return extended;
}

/** The link that the middleware has added. */
export function readPreviewLink(headers: Headers): PreviewLink {
  return { token: headers.get(tokenHeader), path: headers.get(pathHeader) };
}

/**
 * The preview token of the Studio's frame: the secret that the Studio has written into the dataset
 * for this preview, and the perspective that the editor has chosen.
 */
export interface StudioToken {
  readonly secret: string;
  /** `drafts`, `published`, or the names of releases and `drafts`, the first match wins. */
  readonly perspective: readonly string[];
}

const prefix = 'studio.';

/** A perspective with raw documents would show drafts beside what they replace. */
const perspectiveForm = /^(?!raw$|previewDrafts$)[A-Za-z0-9_-]{1,128}$/;

/**
 * Most names in a perspective. The Studio gives the chosen release, all that follow it and `drafts`, so
 * that there may be as many as open releases, scheduled drafts included. A hundred names of the
 * Studio's length take about a quarter of what a cookie can hold (RFC 6265, section 6.1).
 */
const maxPerspectives = 100;

/** Whether a preview token is one of the Studio's frame, valid or not. */
export function isStudioToken(token: string): boolean {
  return token.startsWith(prefix);
}

/**
 * Returns the preview token for a secret of the Studio and its perspective, such as `drafts`. Of too
 * many names, it contains the first, which are the most specific, and the last, which is `drafts`.
 */
export function formatStudioToken({ secret, perspective }: StudioToken): string {
  const names =
    perspective.length > maxPerspectives
      ? [...perspective.slice(0, maxPerspectives - 1), ...perspective.slice(-1)]
      : perspective;
  return prefix + [secret, ...names].join('.');
}

/** Parses a preview token of the Studio's frame; null if it is none, or malformed. */
export function parseStudioToken(token: string): StudioToken | null {
  if (!isStudioToken(token)) return null;
  const [secret = '', ...perspective] = token.slice(prefix.length).split('.');
  const isKnown = perspective.length > 0 && perspective.length <= maxPerspectives;
  const isWellFormed = /^[\w-]{16,128}$/.test(secret) && perspective.every(isPerspective);
  return isKnown && isWellFormed ? { secret, perspective } : null;
}

function isPerspective(name: string): boolean {
  return perspectiveForm.test(name);
}

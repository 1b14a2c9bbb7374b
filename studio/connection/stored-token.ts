import { isRecord } from '../../lib/content/parse/formats/is-record.ts';

/** Returns the key under which the Studio stores its token in the browser. */
export function tokenKey(projectId: string): string {
  return `__studio_auth_token_${projectId}`;
}

/**
 * Returns the token that the Studio has stored in the browser, or null without one, also where the
 * entry is damaged.
 */
export function readStoredToken(projectId: string): string | null {
  const stored = parse(localStorage.getItem(tokenKey(projectId)) ?? 'null');
  return isRecord(stored) && typeof stored.token === 'string' ? stored.token : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

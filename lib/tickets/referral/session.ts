import { codesIn, type Referral } from './codes-in.ts';

/**
 * Returns the codes of this visit, from the entries `ref` and `dsc` of the session storage. Invalid
 * codes are left out; empty if the browser refuses session storage.
 */
export function readReferral(): Referral {
  return readSession() ?? {};
}

/** Returns the same, but null if the browser refuses session storage. */
export function readSession(): Referral | null {
  try {
    return codesIn({ get: (name) => sessionStorage.getItem(name) });
  } catch {
    return null;
  }
}

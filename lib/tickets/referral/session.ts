import { codesIn, type Referral } from './codes-in.ts';

/**
 * Returns the codes of this visit, from the entries `ref` and `dsc` of the session storage. Invalid
 * codes are left out; empty if the browser refuses session storage.
 */
export function readReferral(): Referral {
  return codesIn({ get: read });
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

import { isCode } from './code.ts';

/** The codes a visitor came with (specification, section 3). */
export interface Referral {
  /** Who sent the visitor. */
  readonly ref?: string;
  /** The discount code of the link that was followed. */
  readonly dsc?: string;
}

/**
 * Returns the codes of this visit, from the entries `ref` and `dsc` of the session storage. Invalid
 * codes are left out; empty if the browser refuses session storage.
 */
export function readReferral(): Referral {
  const [ref, dsc] = [read('ref'), read('dsc')];
  return { ...(isCode(ref) ? { ref } : {}), ...(isCode(dsc) ? { dsc } : {}) };
}

function read(key: keyof Referral): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

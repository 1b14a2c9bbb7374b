import { isCode } from './code.ts';
import type { Referral } from './session.ts';

const names = ['ref', 'dsc'] as const;

/** The codes in the query of an address; what is no code is left out. */
export function codesIn(query: URLSearchParams): Referral {
  const found = names.map((name) => [name, query.get(name)] as const);
  return Object.fromEntries(found.filter(([, code]) => isCode(code)));
}

import { isCode } from './code.ts';
import type { Referral } from './session.ts';

const names = ['ref', 'dsc'] as const;

/** Returns the codes in query parameters; invalid ones are left out. */
export function codesIn(query: URLSearchParams): Referral {
  const found = names.map((name) => [name, query.get(name)] as const);
  return Object.fromEntries(found.filter(([, code]) => isCode(code)));
}

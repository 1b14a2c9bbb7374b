import { isCode } from './code.ts';

/** The codes a visitor came with (specification, section 3). */
export interface Referral {
  /** Who sent the visitor. */
  readonly ref?: string;
  /** The discount code of the link that was followed. */
  readonly dsc?: string;
}

const names = ['ref', 'dsc'] as const satisfies readonly (keyof Referral)[];

/** Returns the codes in query parameters, or in what is read like them; invalid ones are left out. */
export function codesIn(query: Pick<URLSearchParams, 'get'>): Referral {
  const found = names.map((name) => [name, query.get(name)] as const);
  return Object.fromEntries(found.filter(([, code]) => isCode(code)));
}

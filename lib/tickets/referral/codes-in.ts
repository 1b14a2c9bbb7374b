import { isCode } from './code.ts';

/** The codes a visitor came with (specification, section 3). */
export interface Referral {
  /** Who sent the visitor. */
  readonly ref?: string;
  /** The discount code of the link that was followed. */
  readonly dsc?: string;
}

/** The names of codes in addresses, forms and the session. */
export const codeNames = ['ref', 'dsc'] as const satisfies readonly (keyof Referral)[];

/** A source of codes: query parameters, the fields of a form, or the session. */
export interface CodeSource {
  get(name: string): unknown;
}

/** Returns the codes in a source, of several with a name the first; invalid ones are left out. */
export function codesIn(source: CodeSource): Referral {
  return Object.fromEntries(
    codeNames.flatMap((name) => {
      const code = source.get(name);
      return isCode(code) ? [[name, code] as const] : [];
    }),
  );
}

import { randomInt } from 'node:crypto';
import type { FormKind } from '../../routing/form-kind.ts';

/** Digits and letters that nobody takes for one another when a number is read out. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const initials = { career: 'C', reservation: 'R', subscription: 'N' } as const satisfies Record<
  FormKind,
  string
>;

/** A number for people to speak of a message by, such as `R-7K3M-9Q2X`. It tells nothing else. */
export function newReference(form: FormKind): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${initials[form]}-${group()}-${group()}`;
}

import { randomInt } from 'node:crypto';
import type { FormKind } from '../../routing/form-kind.ts';

/** Digits and letters that are not confused when a reference is read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const initials = {
  career: 'C',
  reservation: 'R',
  subscription: 'N',
  waitingList: 'W',
} as const satisfies Record<FormKind, string>;

/**
 * Returns a reference for people to identify a message, such as `R-7K3M-9Q2X`. It contains no other
 * information.
 */
export function newReference(form: FormKind): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${initials[form]}-${group()}-${group()}`;
}

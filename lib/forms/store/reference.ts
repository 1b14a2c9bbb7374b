import { randomInt } from 'node:crypto';
import { readableSigns } from '../../platform/format/readable-signs.ts';
import type { FormKind } from '../../routing/form-kind.ts';

const initials = {
  career: 'C',
  reservation: 'R',
  subscription: 'N',
  waitingList: 'W',
} as const satisfies Record<FormKind, string>;

/**
 * Returns a reference for people to identify a submission, such as `R-7K3M-9Q2X`. It contains no other
 * information.
 */
export function newReference(form: FormKind): string {
  const sign = () => readableSigns[randomInt(readableSigns.length)];
  const group = () => Array.from({ length: 4 }, sign).join('');
  return `${initials[form]}-${group()}-${group()}`;
}

import type { ValidationContext } from '@sanity/types';
import { readCode } from '../../../lib/content/parse/formats/read-code.ts';
import { codeWithoutDiscount } from './messages.ts';

/** Warns about a discount code without a percentage: the site offers no code that takes nothing off. */
export function percentOfCode(
  discount: unknown,
  { document }: Pick<ValidationContext, 'document'>,
): true | string {
  const isGiven = discount !== undefined && discount !== null;
  return isGiven || readCode(document?.code) === null || codeWithoutDiscount;
}

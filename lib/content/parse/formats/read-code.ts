import { isCode } from '../../../tickets/referral/code.ts';

/** Reads a referral or discount code as links carry it (`isCode`). */
export function readCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim() : null;
  return isCode(code) ? code : null;
}

/** Whether a value is a referral or discount code: up to 64 letters, digits, `_` and `-`. */
export function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[-\w]{1,64}$/.test(value);
}

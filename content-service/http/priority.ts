/**
 * Whether a `Priority` header gives a request the urgency of background work, for whose response
 * nobody waits (RFC 9218, section 4.1).
 */
export function isBackground(header: string | undefined): boolean {
  return (header ?? '').split(',').some((item) => /^\s*u=7\s*(;|$)/.test(item));
}

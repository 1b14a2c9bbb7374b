import type { FailedAttempt } from './settle.ts';

/**
 * What a failed attempt to send means. Final is only what the mail server has refused for good
 * (5xx, RFC 5321, section 4.2.1) because of the addresses or the message itself; everything else
 * may be well again later. The server's own words are left out: they may quote addresses.
 */
export function failureOf(error: unknown): FailedAttempt {
  const code = read(error, 'code');
  const status = read(error, 'responseCode');
  const refused = typeof status === 'number' && status >= 500;
  const final = refused && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
  return { outcome: 'failed', final, error: refused || status ? `${name} ${status}` : name };
}

function read(error: unknown, property: 'code' | 'responseCode'): unknown {
  return error instanceof Error && property in error ? Reflect.get(error, property) : undefined;
}

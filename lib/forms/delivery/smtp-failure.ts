import type { FailedAttempt } from './attempt.ts';

/**
 * Returns the meaning of a failed attempt to send. Only a permanent refusal by the mail server
 * (5xx, RFC 5321, section 4.2.1) of the addresses or the message is final; every other failure may
 * be temporary. The server's text is left out, because it may quote addresses.
 */
export function failureOf(error: unknown): FailedAttempt {
  const code = read(error, 'code');
  const status = read(error, 'responseCode');
  const final =
    typeof status === 'number' && status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
  const said = status ? `${name} ${status}` : name;
  return { outcome: 'failed', final, addressRefused: isOfAddress(error, status), error: said };
}

/** Refusals of an address below 550 (RFC 5321, section 4.2.2; RFC 7504). */
const OF_ADDRESS = [501, 521];

/**
 * Whether the recipient was refused, rather than this sender. For good: 550 and above, an address that
 * is not understood (501) or whose host accepts no mail (521, RFC 7504), unless the enhanced status (RFC
 * 3463, section 3) concerns the mail system (3), the network (4), the protocol (5) or a policy (7), such
 * as a denied relay. For now: only if that status concerns the address (1) or the mailbox (2), because
 * every other reason may be the server's own.
 */
function isOfAddress(error: unknown, status: unknown): boolean {
  if (read(error, 'command') !== 'RCPT TO' || typeof status !== 'number') return false;
  const response = String(read(error, 'response'));
  return status >= 500
    ? (status >= 550 || OF_ADDRESS.includes(status)) && !/^\d{3}[ -]5\.[3457]\./.test(response)
    : /^\d{3}[ -]4\.[12]\./.test(response);
}

type Property = 'code' | 'responseCode' | 'command' | 'response';

function read(error: unknown, property: Property): unknown {
  return error instanceof Error && property in error ? Reflect.get(error, property) : undefined;
}

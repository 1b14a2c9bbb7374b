import { createHmac } from 'node:crypto';

/**
 * Returns the value of the `sanity-webhook-signature` header: `t=<ms>,v1=<signature>`, where the
 * signature is the HMAC-SHA256 of `<ms>.<body>` with the shared secret, in base64url. `time` is in
 * milliseconds since 1970.
 */
export function signWebhook(body: string, secret: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url');
  return `t=${time},v1=${signature}`;
}

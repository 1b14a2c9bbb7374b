import { createHmac } from 'node:crypto';

/**
 * What stands in the database for the address `who`, under the name of what is counted: nobody can
 * tell the address from it, nor that two names mean the same one.
 */
export function signSender(name: string, who: string, secret: string): string {
  return createHmac('sha256', secret).update(`sender\n${name}\n${who}`).digest('base64url');
}

import { sign } from '../../platform/crypto/sign.ts';

/**
 * What stands in the database for the address `who`, under the name of what is counted: nobody can
 * tell the address from it, nor that two names mean the same one.
 */
export function signSender(name: string, who: string, secret: string): string {
  return sign('sender', `${name}\n${who}`, secret);
}

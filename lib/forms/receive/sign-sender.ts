import { sign } from '../../platform/crypto/sign.ts';

/**
 * Returns the database key for the address `who` under the counted `name`: it does not reveal the
 * address, nor that the keys of two names belong to the same one.
 */
export function signSender(name: string, who: string, secret: string): string {
  return sign('sender', `${name}\n${who}`, secret);
}

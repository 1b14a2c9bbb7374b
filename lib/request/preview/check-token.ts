import 'server-only';
import { type AccessCheck, checkAccess } from '../../content/preview/check-access.ts';
import { checkGuess } from './check-guess.ts';

/** Checks in progress by token: concurrent requests with the same token share one check. */
const running = new Map<string, Promise<AccessCheck>>();

/**
 * Checks the token of a preview link for a client address. Null means that the link has no
 * well-formed token: it is refused without a check, and is no guess, or pages of other sites could use
 * up the guesses of their visitors. `limited`: too many tokens were refused, from
 * this address or, by the content service, from all.
 */
export async function checkToken(token: string | null, sender: string): Promise<AccessCheck> {
  if (token === null) return 'refused';
  const check =
    running.get(token) ??
    checkGuess(sender, () => checkAccess(token)).finally(() => running.delete(token));
  running.set(token, check);
  return check;
}

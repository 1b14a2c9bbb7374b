import 'server-only';
import { checkToken, type TokenCheck } from '../../content/preview/check-token.ts';
import { checkGuess } from './check-guess.ts';

/** Checks under way: whoever brings the same token at the same time waits for the same answer. */
const running = new Map<string, Promise<TokenCheck | 'limited'>>();

/**
 * Judges the token of a preview link for a client address. Null stands for what can be no token,
 * and is refused unasked. `limited`: that address has had too many tokens refused, and the content
 * service was not asked.
 */
export async function judgeToken(
  token: string | null,
  sender: string,
): Promise<TokenCheck | 'limited'> {
  if (token === null) return checkGuess(sender, async () => 'refused');
  const check =
    running.get(token) ??
    checkGuess(sender, () => checkToken(token)).finally(() => running.delete(token));
  running.set(token, check);
  return check;
}

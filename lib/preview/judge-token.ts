import 'server-only';
import { checkToken, type TokenCheck } from './check-token.ts';
import { tokenGuesses } from './token-guesses.ts';

/** Checks under way: whoever brings the same token at the same time waits for the same answer. */
const running = new Map<string, Promise<TokenCheck>>();

/**
 * Judges the token of a preview link for a client address. Null stands for what can be no token,
 * and is refused unasked. `limited`: that address has had too many tokens refused, and the content
 * service was not asked.
 */
export async function judgeToken(
  token: string | null,
  sender: string,
): Promise<TokenCheck | 'limited'> {
  const under = token === null ? undefined : running.get(token);
  if (under !== undefined) return await under;
  const guess = tokenGuesses().begin(sender, Date.now());
  if (!guess) return 'limited';
  const check = token === null ? Promise.resolve('refused' as const) : runCheck(token);
  const result = await check;
  guess.end(result === 'refused', Date.now());
  return result;
}

function runCheck(token: string): Promise<TokenCheck> {
  const check = checkToken(token).finally(() => running.delete(token));
  running.set(token, check);
  return check;
}

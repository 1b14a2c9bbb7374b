import 'server-only';
import { count } from '../rate-limit/count.ts';
import { checkToken, type TokenCheck } from './check-token.ts';

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
  if (token === null) {
    return (await count('previewToken', sender, new Date())) ? 'refused' : 'limited';
  }
  const under = running.get(token) ?? judge(token, sender).finally(() => running.delete(token));
  running.set(token, under);
  return await under;
}

/** A check counts as a refusal until it turns out not to be one, so that guesses at once count. */
async function judge(token: string, sender: string): Promise<TokenCheck | 'limited'> {
  const guess = await count('previewToken', sender, new Date());
  if (!guess) return 'limited';
  const result = await checkToken(token);
  if (result !== 'refused') await guess.takeBack();
  return result;
}

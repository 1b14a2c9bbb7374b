import 'server-only';
import { count } from '../rate-limit/count.ts';

/**
 * Runs a check of a preview token that the client address `sender` may have guessed. The check
 * counts as refused while it runs, so that concurrent guesses are limited too. `limited`: too many
 * tokens from this address were refused, and nothing was checked; or the content service checks no
 * more of them, as the embedded one does with tokens that are not valid: that counts too.
 */
export async function checkGuess<Result>(
  sender: string,
  check: () => Promise<Result | 'refused' | 'limited'>,
): Promise<Result | 'refused' | 'limited'> {
  const guess = await count('previewToken', sender, new Date());
  if (!guess) return 'limited';
  const result = await check();
  if (result !== 'refused' && result !== 'limited') await guess.takeBack();
  return result;
}

import 'server-only';
import { count } from '../rate-limit/count.ts';

/**
 * Runs a check of a preview token that may be a guess of the client address `sender`. It counts as
 * a refusal until it turns out not to be one, so that guesses made at once count as well.
 * `limited`: that address has had too many tokens refused, and nothing was checked.
 */
export async function checkGuess<Result>(
  sender: string,
  check: () => Promise<Result | 'refused'>,
): Promise<Result | 'refused' | 'limited'> {
  const guess = await count('previewToken', sender, new Date());
  if (!guess) return 'limited';
  const result = await check();
  if (result !== 'refused') await guess.takeBack();
  return result;
}

import 'server-only';
import { createGuessLimit, type GuessLimit } from './guess-limit.ts';

const key = Symbol.for('beer-museum.preview-token-guesses');

const shared: typeof globalThis & { [key]?: GuessLimit } = globalThis;

/**
 * The one count of refused tokens in this process: ten a minute for an address. The bundler gives
 * the middleware and the route handlers modules of their own, so the count is kept beside them.
 */
export function tokenGuesses(): GuessLimit {
  shared[key] ??= createGuessLimit(10, 60_000);
  return shared[key];
}

import 'server-only';
import type { SlugIndex } from '../routing/slug-index.ts';
import { checkGuess } from './preview/check-guess.ts';
import { previewSlugIndex } from './preview-slug-index.ts';

/** `limited`: that address has had too many tokens refused, and the service was not asked. */
type Reading = SlugIndex | 'refused' | 'unreachable' | 'limited';

interface Entry {
  /** When it was begun, in ms. */
  readonly at: number;
  readonly reading: Promise<Reading>;
  /** Whether the token has been accepted before: then it is no guess. */
  readonly known: boolean;
}

/** What is shown from drafts is this old at most, in ms; one page asks several times. */
const freshness = 1000;

/** A refused token is not asked about again for this long, in ms. */
const refusedFor = 60_000;

/** More editors than ever preview at the same time. */
const mostTokens = 50;

/** By token; the one that was used longest ago is forgotten first. */
const entries = new Map<string, Entry>();

/**
 * The slug index for the holder of a preview token. A token that comes from a cookie may be a
 * guess as well, so refusals count for the address `sender` as those of preview links do.
 */
export async function currentPreviewSlugIndex(token: string, sender: string): Promise<Reading> {
  const entry = entries.get(token);
  if (entry) {
    const age = Date.now() - entry.at;
    const lasting = age < refusedFor && (await entry.reading) === 'refused';
    if (age < freshness || lasting) return entry.reading;
  }
  const known = entry?.known ?? false;
  const read = () => previewSlugIndex(token);
  const reading: Promise<Reading> = known ? read() : checkGuess(sender, read);
  remember(token, { at: Date.now(), reading, known });
  const result = await reading;
  const latest = entries.get(token);
  if (latest?.reading === reading) {
    remember(token, { ...latest, known: isKnown(result, known) });
  }
  return result;
}

/** Whether a token is one that has been accepted, after it was read with this result. */
function isKnown(result: Reading, before: boolean): boolean {
  return typeof result === 'object' || (result === 'unreachable' && before);
}

function remember(token: string, entry: Entry): void {
  entries.delete(token);
  entries.set(token, entry);
  const [oldest] = entries.keys();
  if (entries.size > mostTokens && oldest !== undefined) entries.delete(oldest);
}

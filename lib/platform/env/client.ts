import { z } from 'zod';
import type { EnvSource } from './parse-server-env.ts';

/** Next.js inlines variables with this prefix into pages, where everyone can read them. */
const PUBLIC_PREFIX = 'NEXT_PUBLIC_';

/**
 * All public variables. There are none yet: client components get what they need as props, which
 * costs the browser nothing. Strict, so that a token named NEXT_PUBLIC_… by mistake is rejected
 * before a build would publish it.
 */
export const clientSchema = z.strictObject({});

/** Settings that may be read by everyone. */
export type ClientEnv = z.infer<typeof clientSchema>;

/** The settings, or one line per invalid variable. */
export type ParsedClientEnv =
  | { readonly ok: true; readonly env: ClientEnv }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Checks the public variables in `source`. For the start, build and test commands and the server;
 * imported by a client component, it would add the validation to the browser bundle.
 */
export function parseClientEnv(source: EnvSource): ParsedClientEnv {
  const names = Object.keys(source).filter((name) => name.startsWith(PUBLIC_PREFIX));
  const given = Object.fromEntries(
    names.filter((name) => source[name]).map((name) => [name, source[name]]),
  );
  const parsed = clientSchema.safeParse(given);
  if (parsed.success) {
    return { ok: true, env: parsed.data };
  }
  const problems = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => `${name}: expected no such variable; everyone could read it`)
      : [`${String(issue.path[0])}: expected ${issue.message}`],
  );
  return { ok: false, problems };
}

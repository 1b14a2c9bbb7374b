import type { EnvSource } from './parse-server-env.ts';

/** Next.js inlines variables with this prefix into pages, where everyone can read them. */
const PUBLIC_PREFIX = 'NEXT_PUBLIC_';

/**
 * Returns one line for each public variable in `source`, without its value. The site has none: client
 * components get what they need as props, which costs the browser nothing. A token that is named so by
 * mistake must be found before a build publishes it.
 */
export function publicVariableProblems(source: EnvSource): string[] {
  return Object.keys(source)
    .filter((name) => name.startsWith(PUBLIC_PREFIX) && source[name])
    .map((name) => `${name}: expected no such variable; everyone could read it`);
}

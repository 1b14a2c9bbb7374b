import { z } from 'zod';

/** Returns the schema of an address with one of these schemes (for example `smtp`) and a host. */
export function serviceUrl(kinds: readonly string[], example: string) {
  return z.string().refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && kinds.includes(parsed.protocol.slice(0, -1)) && parsed.host !== '';
  }, `an address such as ${example}`);
}

import { z } from 'zod';

/** Returns the schema of an address with one of these schemes (for example `smtp`) and a host. */
export function serviceUrl(kinds: readonly string[], example: string) {
  return address(`an address such as ${example}`, (url) => isOneOf(kinds, url));
}

/**
 * Returns the schema of an address that the server requests with `fetch`, which refuses user names and
 * passwords in it, with a message that contains them.
 */
export function requestedUrl(example: string) {
  return address(
    `an address such as ${example}, without a user name or password`,
    (url) => isOneOf(['https', 'http'], url) && url.username === '' && url.password === '',
  );
}

function address(expected: string, isExpected: (url: URL) => boolean) {
  return z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && isExpected(url);
  }, expected);
}

function isOneOf(kinds: readonly string[], { protocol, host }: URL): boolean {
  return kinds.includes(protocol.slice(0, -1)) && host !== '';
}

/** Parses an http or https URL; returns null for any other value. */
export function parseWebUrl(value: string): URL | null {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

export const ORIGIN =
  'an origin such as https://www.example.com, without a path or a slash at the end';

/** Whether a value is `https://host[:port]` or `http://host[:port]` and nothing more. */
export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
}

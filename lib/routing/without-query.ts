/** Returns the path of an address on this site, without its query and anchor. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

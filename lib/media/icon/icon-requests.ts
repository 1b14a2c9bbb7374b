/** Maximum length in characters of an address that requests icons (specification, section 9). */
export const iconUrlLimit = 500;

/** Returns the addresses that request these icons of a set: as few as the length limit allows. */
export function iconRequests(set: string, names: readonly string[]): string[] {
  const start = `/api/icons/${set}?icons=`;
  const requests: string[] = [];
  for (const name of names) {
    const last = requests.at(-1);
    if (last && last.length + 1 + name.length <= iconUrlLimit)
      requests.push(`${requests.pop()},${name}`);
    else requests.push(start + name);
  }
  return requests;
}

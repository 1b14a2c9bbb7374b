/** The longest address that asks for icons, in characters (specification, section 9). */
export const iconUrlLimit = 500;

/** The addresses that ask for these icons of a set: as few as the limit of their length allows. */
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

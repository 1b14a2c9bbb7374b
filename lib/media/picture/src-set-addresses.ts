/**
 * Returns the addresses in the value of a `srcset` attribute as the site writes it, or the one address
 * of a `src` or `href`: candidates are separated by `, `, and an address from its width by a space.
 */
export function srcSetAddresses(srcSet: string): string[] {
  return srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
}

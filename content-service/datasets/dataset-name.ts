/**
 * Tells whether a dataset may have this name: lowercase letters, digits, underscores and dashes,
 * a tilde only in front, at most 64 characters (specification, section 9).
 */
export function isDatasetName(name: string): boolean {
  return name.length <= 64 && /^~?[a-z0-9][a-z0-9_-]*$/.test(name);
}

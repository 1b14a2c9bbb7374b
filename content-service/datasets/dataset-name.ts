/**
 * Whether a string is a valid dataset name: lowercase letters, digits, underscores and dashes, a
 * tilde only at the start, at most 64 characters (specification, section 9).
 */
export function isDatasetName(name: string): boolean {
  return name.length <= 64 && /^~?[a-z0-9][a-z0-9_-]*$/.test(name);
}

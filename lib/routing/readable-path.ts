const maxLength = 200;

/**
 * Returns a path as a visitor typed it: well-formed escapes decoded, cut to 200 characters so that
 * no address can fill the page.
 */
export function readablePath(path: string): string {
  const characters = [...decode(path)];
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength).join('')}…`
    : characters.join('');
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

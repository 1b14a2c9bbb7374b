const longest = 200;

/**
 * A path as a visitor typed it: escapes decoded where they are well-formed, cut to 200 characters
 * so that no address can fill the page.
 */
export function readablePath(path: string): string {
  const characters = [...decode(path)];
  return characters.length > longest
    ? `${characters.slice(0, longest).join('')}…`
    : characters.join('');
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const key = 'location-warning';

/**
 * Returns whether the warning is due: the first time in a session, and always without session
 * storage.
 */
export function warnOnce(): boolean {
  try {
    const due = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, 'shown');
    return due;
  } catch {
    return true;
  }
}

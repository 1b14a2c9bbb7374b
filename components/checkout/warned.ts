const key = 'location-warning';

/** Whether the warning is due: the first time in a session, and always where none is kept. */
export function warnOnce(): boolean {
  try {
    const due = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, 'shown');
    return due;
  } catch {
    return true;
  }
}

/**
 * Writes one line of JSON to standard error for the operator: time, level, event and details. The
 * caller must keep the details free of secrets and personal data. docs/operations.md lists all events
 * and says what to do about each.
 */
export function log(
  level: 'info' | 'warning' | 'error',
  event: string,
  details: object = {},
): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details });
  process.stderr.write(`${line}\n`);
}

/**
 * One line of JSON on standard error for the operator: when, how bad, what happened. Details are
 * the caller's to keep free of secrets and personal data.
 */
export function log(
  level: 'info' | 'warning' | 'error',
  event: string,
  details: object = {},
): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details });
  process.stderr.write(`${line}\n`);
}

import { vi } from 'vitest';

/** A line of the log: its level, its event and its details. */
type Logged = readonly [level: unknown, event: unknown, details: object];

/**
 * Keeps the log from standard error until the end of a test, and returns a function that lists what
 * has been logged. A mock of the module would not reach it: tests share the modules of their worker.
 */
export function watchLog(): () => Logged[] {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return () =>
    written.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.startsWith('{'))
      .map((line): Logged => {
        const { time: _, level, event, ...details } = JSON.parse(line);
        return [level, event, details];
      });
}

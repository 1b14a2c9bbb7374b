import { errorMessage } from './error-message.ts';

/** What happened, for the operator; written as one line of JSON. */
export interface LogEntry {
  /** `error` is a failure of the service itself, to be reported to a developer. */
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
  /** Further attributes, without tokens and content. */
  readonly [detail: string]: string | number | undefined;
}

/** Logs an entry. */
export type Log = (entry: LogEntry) => void;

/** Returns the entry for a failure of the service itself: what has failed, why, and where. */
export function failureEntry(what: string, error: unknown): LogEntry {
  const detail = error instanceof Error ? error.stack : undefined;
  return { level: 'error', message: `${what}: ${errorMessage(error)}`, detail };
}

/** Encodes an entry as a line of the log, with its time. */
export function encodeLogEntry(entry: LogEntry, now: Date): string {
  return JSON.stringify({ time: now.toISOString(), ...entry });
}

import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';

const filled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Refuses an opening time without a closing time, and the reverse. */
export function opensAndCloses(hours: unknown): true | string {
  if (!isRecord(hours)) return true;
  return filled(hours.opens) === filled(hours.closes) || 'Give both times, or neither';
}

/** Refuses an exception that says neither that the venue is closed nor when it is open. */
export function closedOrOpen(hours: unknown): true | string {
  if (!isRecord(hours)) return true;
  return (
    hours.closed === true || filled(hours.opens) || 'Say that it is closed, or when it is open'
  );
}

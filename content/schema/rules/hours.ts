import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';

const filled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Rejects an opening time without a closing time, and vice versa. */
export function opensAndCloses(hours: unknown): true | string {
  if (!isRecord(hours)) return true;
  return filled(hours.opens) === filled(hours.closes) || 'Give both times, or neither';
}

/** Rejects an exception that is neither marked as closed nor has opening hours. */
export function closedOrOpen(hours: unknown): true | string {
  if (!isRecord(hours)) return true;
  return (
    hours.closed === true || filled(hours.opens) || 'Say that it is closed, or when it is open'
  );
}

import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { bothTimes, hoursOfException } from './messages.ts';

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Rejects an opening time without a closing time, and vice versa. */
export function opensAndCloses(hours: unknown): true | string {
  if (!isRecord(hours)) return true;
  return isFilled(hours.opens) === isFilled(hours.closes) || bothTimes;
}

/** Rejects an exception that is neither marked as closed nor has opening hours. */
export function closedOrOpen(hours: unknown): true | string {
  if (!isRecord(hours)) return true;
  return hours.closed === true || isFilled(hours.opens) || hoursOfException;
}

import { pragueTime } from '../prague.ts';
import { contentLines, textValue } from './content-lines.ts';
import { pragueTimeZone } from './prague-time-zone.ts';

/** An event in one language; times are ISO instants. */
export interface CalendarEvent {
  /** The same in every language. */
  readonly _id: string;
  readonly _updatedAt: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly summary: string;
  readonly status: string | null;
}

/** Facts about an event that its document does not contain. */
interface EventPlace {
  /** The public address of the event's page. */
  readonly url: string;
  /** Name and address of the museum, in the page's language. */
  readonly location: string;
}

/**
 * Returns an event as an iCalendar file (RFC 5545), in Prague's time. The same event has the same
 * UID in every language and after every change, so that a calendar treats a second download as an
 * update. No library: those that write local times of a zone require the machine to be in that
 * zone.
 */
export function eventCalendar(event: CalendarEvent, { url, location }: EventPlace): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Beer Museum Prague//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...pragueTimeZone,
    'BEGIN:VEVENT',
    `UID:${event._id}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(event._updatedAt)}`,
    `LAST-MODIFIED:${utc(event._updatedAt)}`,
    `DTSTART;TZID=Europe/Prague:${local(event.start)}`,
    `DTEND;TZID=Europe/Prague:${local(event.end)}`,
    `SUMMARY:${textValue(event.title)}`,
    `DESCRIPTION:${textValue(event.summary)}`,
    `LOCATION:${textValue(location)}`,
    `URL:${url}`,
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** Formats an ISO instant in Prague's local time: `20260523T200000`. */
function local(instant: string): string {
  const { date, time } = pragueTime(new Date(instant));
  return `${date}T${time}00`.replace(/[-:]/g, '');
}

/** Formats an ISO instant in UTC: `20260523T180000Z`. */
function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

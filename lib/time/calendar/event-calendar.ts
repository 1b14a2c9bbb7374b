import { contentLines, textValue } from './content-lines.ts';

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
 * Returns an event as an iCalendar file (RFC 5545). Its times are in UTC, because a local time of the
 * hour that autumn repeats would be the first of the two. The same event has the same UID in every
 * language and after every change, so that a calendar treats a second download as an update.
 */
export function eventCalendar(event: CalendarEvent, { url, location }: EventPlace): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Beer Museum Prague//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event._id}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(event._updatedAt)}`,
    `LAST-MODIFIED:${utc(event._updatedAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${textValue(event.title)}`,
    `DESCRIPTION:${textValue(event.summary)}`,
    `LOCATION:${textValue(location)}`,
    `URL:${url}`,
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** Formats an ISO instant in UTC: `20260523T180000Z`. */
function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

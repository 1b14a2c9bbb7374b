import { isPublished } from '../../../content/schema/values/studio-queries.ts';
import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import { readDateTime } from '../../../lib/content/parse/formats/read-date-time.ts';
import { addDays, pragueTime } from '../../../lib/time/prague.ts';

/** A published document, or a release, with the dates on which something changes for visitors. */
export interface DatedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly start?: unknown;
  readonly status?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly validFrom?: unknown;
  readonly validThrough?: unknown;
  readonly exceptions?: readonly unknown[] | null;
  readonly publishAt?: unknown;
  /** The title of a release. */
  readonly releaseTitle?: string | null;
}

/** The type of the documents that describe releases. */
export const releaseDocumentType = 'system.release';

/** A change on a date (`YYYY-MM-DD`, in Prague) because of a document. */
export interface Change {
  readonly date: string;
  readonly text: string;
  readonly document: DatedDocument;
}

/** A query for the documents that `changesOfWeek` takes. */
export const datedDocumentsQuery = `*[
  (_type in ["announcement", "deal", "event", "jobPosting", "openingHours"] && ${isPublished})
  || (_type == "${releaseDocumentType}" && state == "scheduled")
]{
  _id, _type, start, status, from, to, validFrom, validThrough, "exceptions": exceptions[].date,
  publishAt, "releaseTitle": metadata.title
}`;

const DAYS = 7;

/** Returns what changes for visitors in the seven days from `now` on, in order of the dates. */
export function changesOfWeek(documents: readonly DatedDocument[], now: Date): Change[] {
  const first = pragueTime(now).date;
  const afterLast = addDays(first, DAYS);
  return documents
    .flatMap(changesOf)
    .filter(({ date }) => date >= first && date < afterLast)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function changesOf(document: DatedDocument): Change[] {
  const on = (date: string | null, text: string): Change[] =>
    date === null ? [] : [{ date, text, document }];
  switch (document._type) {
    case 'event':
      return on(
        dayOf(document.start),
        document.status === 'cancelled' ? 'would take place, and is cancelled' : 'takes place',
      );
    case 'announcement':
      return [
        ...on(dayOf(document.from), 'is shown from now on'),
        ...on(dayOf(document.to), 'is no longer shown'),
      ];
    case 'deal':
      return [
        ...on(readDate(document.validFrom), 'begins'),
        ...on(readDate(document.validThrough), 'has its last day'),
      ];
    case 'jobPosting':
      return on(readDate(document.validThrough), 'has its last day');
    case releaseDocumentType: {
      const publication = inPrague(document.publishAt);
      return publication ? on(publication.date, `becomes public at ${publication.time}`) : [];
    }
    default:
      return (document.exceptions ?? []).flatMap((date) =>
        on(readDate(date), 'has different hours'),
      );
  }
}

/** Returns the date of an instant (ISO 8601) in Prague; null if it is invalid. */
function dayOf(value: unknown): string | null {
  return inPrague(value)?.date ?? null;
}

function inPrague(value: unknown) {
  const instant = readDateTime(value);
  return instant === null ? null : pragueTime(new Date(instant));
}

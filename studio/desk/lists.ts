import { pragueTime } from '../../lib/time/prague.ts';

/** A list of documents of a type in the desk, from a filter over them. */
export interface DeskList {
  readonly id: string;
  readonly title: string;
  /** A GROQ condition; `$now` is the present instant, `$today` the present date in Prague. */
  readonly filter: string;
  readonly ordering: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

/** Returns the parameters of all lists. */
export function listParams(now: Date) {
  return { now: now.toISOString(), today: pragueTime(now).date };
}

/** Returns a list of what has not ended and one of what has; a draft without an end has not. */
function byEnd(type: string, titles: readonly [string, string], start: string, isOver: string) {
  const [present, past] = titles;
  const lists: readonly DeskList[] = [
    {
      id: `${type}-present`,
      title: present,
      filter: `_type == "${type}" && coalesce(!(${isOver}), true)`,
      ordering: { field: start, direction: 'asc' },
    },
    {
      id: `${type}-past`,
      title: past,
      filter: `_type == "${type}" && ${isOver}`,
      ordering: { field: start, direction: 'desc' },
    },
  ];
  return lists;
}

const lastDay = 'validThrough < $today';
const hasEnded = (field: string) => `dateTime(${field}) < dateTime($now)`;

export const eventLists = byEnd('event', ['Upcoming', 'Past'], 'start', hasEnded('end'));
export const dealLists = byEnd('deal', ['Current and planned', 'Ended'], 'validThrough', lastDay);
export const jobLists = byEnd('jobPosting', ['Open', 'Closed'], 'validThrough', lastDay);
export const announcementLists = byEnd(
  'announcement',
  ['Shown and planned', 'Past'],
  'from',
  hasEnded('to'),
);
export const campaignLinkLists = byEnd(
  'campaignLink',
  ['In use and planned', 'Past'],
  'name',
  lastDay,
);

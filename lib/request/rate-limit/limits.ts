/** How often something may be asked by one address, or one /64 network of IPv6. */
export interface Limit {
  readonly most: number;
  /** Within how long of the first, in seconds. */
  readonly span: number;
  /**
   * `database`: on all servers together. `server`: each server for itself, in memory, because what
   * is guarded is the processor that each has of its own, and a page must not wait for a database.
   */
  readonly counted: 'database' | 'server';
}

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;

/**
 * Every limit of the site; docs/operations.md tells operators the same. A hotel, a coach party or
 * an office is one address: each number lets some fifty visitors do at once what the line says.
 */
export const limits = {
  /** A message takes minutes to write; ten people of one office may send the same form. */
  career: { most: 10, span: TEN_MINUTES, counted: 'database' },
  reservation: { most: 10, span: TEN_MINUTES, counted: 'database' },
  subscription: { most: 10, span: TEN_MINUTES, counted: 'database' },
  /** More than a coach party behind one hotel makes, fewer than it takes to fill the log. */
  consent: { most: 200, span: TEN_MINUTES, counted: 'database' },
  /** Only refused tokens count: an editor mistypes a link a few times, a guesser needs millions. */
  previewToken: { most: 10, span: MINUTE, counted: 'database' },
  /** Only codes that do not hold count: a party may all bring the same expired one. */
  discount: { most: 60, span: TEN_MINUTES, counted: 'database' },
  /** A mail provider takes many readers off the list from few addresses (RFC 8058). */
  newsletter: { most: 600, span: TEN_MINUTES, counted: 'database' },
  /** A visitor meets a dead link or two; a crawler after a change of addresses has to slow down. */
  notFound: { most: 120, span: MINUTE, counted: 'server' },
  /** Ten choices a minute of sixty visitors; the site has no other search than its filters. */
  filter: { most: 600, span: MINUTE, counted: 'server' },
  /** Pages that are rendered for one visitor: forms, newsletter links, preview results. */
  ownPage: { most: 240, span: MINUTE, counted: 'server' },
  /** A network asks once for a page that is shared; a crawler may ask for all at once. */
  poster: { most: 600, span: MINUTE, counted: 'server' },
  /** A visit asks a few times at most, and its browser keeps them for a week. */
  icon: { most: 600, span: MINUTE, counted: 'server' },
  /** One for each event that somebody keeps. */
  calendar: { most: 120, span: MINUTE, counted: 'server' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

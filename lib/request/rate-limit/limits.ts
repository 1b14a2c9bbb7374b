import { DAY_S } from '../../platform/durations.ts';

/** How often one address, or one /64 network of IPv6, may do something. */
export interface Limit {
  readonly max: number;
  /** The time span, counted from the first, in seconds. */
  readonly span: number;
  /**
   * `database`: across all servers, before the response. `server`: in memory, because a page must not
   * wait for a database; the counts of several servers are added up once a second.
   */
  readonly counted: 'database' | 'server';
}

const MINUTE_S = 60;
const TEN_MINUTES_S = 10 * MINUTE_S;

/**
 * Every limit of the site; docs/operations.md lists the same for operators. A hotel, a coach party
 * or an office is one address: about fifty visitors may do at once what they do in passing, and ten
 * may send the same form.
 */
export const limits = {
  /** A message takes minutes to write. Each time it is sent counts, also with mistakes. */
  career: { max: 10, span: TEN_MINUTES_S, counted: 'database' },
  reservation: { max: 10, span: TEN_MINUTES_S, counted: 'database' },
  subscription: { max: 10, span: TEN_MINUTES_S, counted: 'database' },
  waitingList: { max: 10, span: TEN_MINUTES_S, counted: 'database' },
  /**
   * Forms that pages of other sites send, which are refused: browsers of visitors may be made to, so
   * they do not use up what these may send.
   */
  crossOrigin: { max: 10, span: TEN_MINUTES_S, counted: 'server' },
  /** More than a coach party in one hotel needs. */
  consent: { max: 200, span: TEN_MINUTES_S, counted: 'database' },
  /** More than a large hotel needs, fewer than would fill the log, which is kept for years. */
  consentOfDay: { max: 500, span: DAY_S, counted: 'database' },
  /** Only refused tokens count: an editor mistypes a link a few times, a guesser needs millions. */
  previewToken: { max: 10, span: MINUTE_S, counted: 'database' },
  /** The visits of a whole party with codes; more would only take time. */
  discountCheck: { max: 240, span: MINUTE_S, counted: 'server' },
  /** Only invalid codes count: a whole party may have the same expired one. */
  discount: { max: 60, span: TEN_MINUTES_S, counted: 'database' },
  /** Links in mails; a mail provider unsubscribes many readers from few addresses (RFC 8058). */
  mailStep: { max: 600, span: TEN_MINUTES_S, counted: 'database' },
  /**
   * A visitor follows a dead link or two; a crawler must slow down after addresses have changed.
   */
  notFound: { max: 120, span: MINUTE_S, counted: 'server' },
  /**
   * Pictures that are not there, which only the content service knows. Beyond it, it is not asked for
   * any: those who share an address with a crawler of dead pages still see pictures.
   */
  missingPicture: { max: 120, span: MINUTE_S, counted: 'server' },
  /** Ten filter changes a minute by sixty visitors; the site has no other search. */
  filter: { max: 600, span: MINUTE_S, counted: 'server' },
  /**
   * Filters of which no list is stored, each of which is rendered: a party makes few choices that nobody
   * made before it, and 60 renderings occupy a core for 10 seconds at most.
   */
  filterRendering: { max: 60, span: MINUTE_S, counted: 'server' },
  /** Pages that are rendered per request: forms, prices, days, links in mails, ended previews. */
  ownPage: { max: 240, span: MINUTE_S, counted: 'server' },
  /** A network requests a shared page once; a crawler may request all of them at once. */
  poster: { max: 600, span: MINUTE_S, counted: 'server' },
  /** A visit sends a few requests at most, and its browser caches the icons for a week. */
  icon: { max: 600, span: MINUTE_S, counted: 'server' },
  /** One for each event that a visitor saves. */
  calendar: { max: 120, span: MINUTE_S, counted: 'server' },
  /** One for each turn of a calendar; a connected provider responds by itself. */
  availability: { max: 240, span: MINUTE_S, counted: 'server' },
  /** One or two for each look of an editor at campaigns. */
  campaigns: { max: 120, span: MINUTE_S, counted: 'server' },
  /**
   * Only reports with a code count. The server of a provider may report for all visitors: at the peak
   * of a busy day some 60 orders, and several times as many checkouts that are begun.
   */
  campaignReport: { max: 300, span: TEN_MINUTES_S, counted: 'server' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

import type { Locale } from '../../lib/platform/i18n/locales.ts';
import type { Departures } from '../../lib/tickets/starts/starts-on.ts';
import type { LanguageDays } from '../../lib/tickets/tour-languages.ts';
import type { VenuePlan } from '../../lib/time/hours/venue-plan.ts';

/** A ticket type with its price for one thing on sale. */
export interface DemoTicket {
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
  /** Whole Kč. */
  readonly price: number;
  readonly persons: number;
  /** How many of the persons are adults. */
  readonly adults: number;
}

export interface DemoExperience {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** That of an adult, in whole Kč. */
  readonly price: number;
  readonly minutes: number;
  /** The capacity of one start, in visitors. */
  readonly seats: number;
  readonly languages: readonly Locale[];
  readonly departures: Departures | null;
  /** Where to be, and how long before the start; null: under the bell (`checkoutDemo.arrive`). */
  readonly meetingPoint: string | null;
  readonly tickets: readonly DemoTicket[];
}

export interface DemoEvent {
  readonly id: string;
  readonly title: string;
  /** ISO instants. */
  readonly start: string;
  readonly end: string;
  /** Whole Kč. */
  readonly price: number;
  readonly drinksIncluded: boolean;
}

/** Everything the demo checkout sells, in one language, with prices computed on the server. */
export interface Catalog {
  /** Name and address of the museum, in one line; empty where the settings have neither. */
  readonly address: string;
  readonly plan: VenuePlan;
  readonly languageDays: readonly LanguageDays[];
  readonly experiences: readonly DemoExperience[];
  readonly events: readonly DemoEvent[];
  /** Amounts of vouchers, in whole Kč. */
  readonly voucherAmounts: readonly number[];
}

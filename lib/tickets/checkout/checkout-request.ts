import type { OptionalCategory } from '../../consent/consent-rules.ts';
import type { Locale } from '../../platform/i18n/locales.ts';

/**
 * What is to be bought or managed. Ids are those of content documents, the same in all languages.
 */
export type CheckoutProduct =
  /** Tickets; the visitor chooses which. */
  | { readonly kind: 'tickets' }
  | { readonly kind: 'experience'; readonly id: string }
  | { readonly kind: 'event'; readonly id: string }
  /** A gift voucher: `amount` in whole Kč, or null for an experience for two. */
  | { readonly kind: 'voucher'; readonly amount: number | null }
  /** A booking made before, by its order number where it is known. */
  | { readonly kind: 'booking'; readonly order: string | null };

/** The order that a link of the site passes to the checkout. */
export interface CheckoutOrder {
  readonly locale: Locale;
  readonly product: CheckoutProduct;
  /** The day of the visit, `YYYY-MM-DD` in Prague; null while it is open. */
  readonly date: string | null;
  /** The start on that day, `HH:mm` in Prague; null while it is open. */
  readonly time: string | null;
  /** The language of the tour; null while it is open. */
  readonly language: Locale | null;
  /** How many guests; null while it is open. */
  readonly party: number | null;
  /** How many tickets of which type, by its id; null while it is open. */
  readonly tickets: Readonly<Record<string, number>> | null;
  /** The referral code: who sent the visitor (specification, section 3). */
  readonly ref: string | null;
  /** The discount code. */
  readonly dsc: string | null;
}

/** Everything that is passed to the provider when a visitor begins to buy. */
export interface CheckoutRequest extends CheckoutOrder {
  /**
   * The optional categories the visitor agreed to; null before the choice, which allows nothing.
   */
  readonly consent: readonly OptionalCategory[] | null;
  /** Where on this site the visitor came from, and returns to: path and query. */
  readonly returnTo: string;
}

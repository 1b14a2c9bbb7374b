/** What the house wants to know of a visit; anything else needs a line here. */
export type TrackedEvent =
  /** `experience` is the id of the document, alike in all languages. */
  | { readonly event: 'experience_seen'; readonly experience: string }
  | {
      readonly event: 'checkout_begun';
      /** The id of an experience or event, or the kind of what is bought. */
      readonly product: string;
      /** The codes a visitor came with, where there are any. */
      readonly ref?: string;
      readonly dsc?: string;
    }
  | { readonly event: 'form_sent'; readonly form: 'career' | 'reservation' | 'subscription' };

/**
 * In the browser: tells the tag manager's data layer of `event`, if the visitor agreed to
 * analytics. What happens before that is not told later.
 */
export function track(event: TrackedEvent): void {
  if (window.consent.agreed.includes('analytics')) window.dataLayer.push(event);
}

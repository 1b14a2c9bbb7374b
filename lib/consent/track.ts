import type { FormKind } from '../routing/form-kind.ts';

/** The events that the site tracks; any other event must be added here. */
export type TrackedEvent =
  /** `experience` is the id of the document, the same in all languages. */
  | { readonly event: 'experience_seen'; readonly experience: string }
  | {
      readonly event: 'checkout_begun';
      /** The id of an experience or event, or the kind of what is bought. */
      readonly product: string;
      /** The codes a visitor came with, where there are any. */
      readonly ref?: string;
      readonly dsc?: string;
    }
  | { readonly event: 'form_sent'; readonly form: FormKind };

/**
 * Pushes `event` to the tag manager's data layer if the visitor agreed to analytics; browser only.
 * Events before that are not pushed later.
 */
export function track(event: TrackedEvent): void {
  if (window.consent.agreed.includes('analytics')) window.dataLayer.push(event);
}

/** The visitor's consent, set before the first paint by `lib/consent/prepare-consent.ts`. */
interface Window {
  /** Read by the tag manager, if one is loaded. */
  dataLayer: unknown[];
  consent: {
    agreed: readonly string[];
    /** Updates the consent of the tags from now on. */
    apply(agreed: readonly string[]): void;
  };
}

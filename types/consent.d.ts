/** What a visitor agreed to, made before the first paint by `lib/consent/prepare-consent.ts`. */
interface Window {
  /** Read by the tag manager, where one is loaded. */
  dataLayer: unknown[];
  consent: {
    agreed: readonly string[];
    /** Tells the tags what a visitor agrees to from now on. */
    apply(agreed: readonly string[]): void;
  };
}

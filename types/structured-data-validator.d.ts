declare module '@adobe/structured-data-validator' {
  /** A problem of a node, by Google's documentation of its type. */
  export interface Issue {
    readonly issueMessage: string;
    /** A warning concerns a recommended property, an error a required one. */
    readonly severity: 'ERROR' | 'WARNING';
    readonly rootType: string;
  }

  export default class Validator {
    /** Validates nodes by their type; it modifies them. */
    validate(found: { readonly jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

declare module '@adobe/structured-data-validator' {
  /** What is wrong with a node, judged by what Google documents of its type. */
  export interface Issue {
    readonly issueMessage: string;
    /** A warning is about what is recommended, an error about what is required. */
    readonly severity: 'ERROR' | 'WARNING';
    readonly rootType: string;
  }

  export default class Validator {
    /** Nodes by their type; it writes into them. */
    validate(found: { readonly jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

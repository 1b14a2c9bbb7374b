/** A file with the name given by the browser, not yet inspected. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

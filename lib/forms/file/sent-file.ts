/** A file as the browser named it, not yet looked into. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

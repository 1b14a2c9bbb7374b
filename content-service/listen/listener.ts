import type { Subscriber } from '../event-stream/log-follower.ts';
import type { DocumentFilter } from '../query/language/document-filter.ts';
import type { ListenOptions } from './options.ts';

/** A listener with an open stream. */
export interface Listener extends Subscriber {
  readonly filter: DocumentFilter;
  /** The same for listeners whose filter has the same value for every document. */
  readonly filterKey: string;
  /** The user id of the caller, for `identity()`. */
  readonly identity: string;
  readonly options: ListenOptions;
  /** Whether it may receive changes of the document with this id. */
  readonly mayReceive: (documentId: string) => boolean;
}

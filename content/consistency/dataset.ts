import type { SlugIndex } from '../../lib/routing/slug-index.ts';
import { pragueTime } from '../../lib/time/prague.ts';
import type { FullDocument } from '../json/json.ts';
import { slugIndexOf } from './slug-index.ts';

/** The content of a dataset, wherever it was read from. */
export interface DatasetSource {
  /** Published documents. */
  readonly documents: readonly FullDocument[];
  /** The ids, without their prefix, of documents that have a draft or a version. */
  readonly drafts: Iterable<string>;
  /** The ids of the image assets. */
  readonly assets: Iterable<string>;
  /** The public origin of the site; files do not know it. */
  readonly origin?: string;
}

/** A dataset as passed to the rules. */
export interface Dataset {
  readonly documents: readonly FullDocument[];
  readonly drafts: ReadonlySet<string>;
  readonly assets: ReadonlySet<string>;
  readonly byId: ReadonlyMap<string, FullDocument>;
  readonly slugIndex: SlugIndex;
  readonly origin: string | undefined;
  /** The current day in Prague, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Creates the dataset as of `now`, with the lookups that several rules need. */
export function toDataset(source: DatasetSource, now: Date): Dataset {
  const { documents, drafts, assets, origin } = source;
  return {
    documents,
    drafts: new Set(drafts),
    assets: new Set(assets),
    byId: new Map(documents.map((document) => [document._id, document])),
    slugIndex: slugIndexOf(documents, origin),
    origin,
    today: pragueTime(now).date,
  };
}

/** Returns the documents of a type. */
export function ofType({ documents }: Dataset, type: string): FullDocument[] {
  return documents.filter(({ _type }) => _type === type);
}

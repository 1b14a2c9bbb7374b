import { LRUCache } from 'lru-cache';
import type { DatasetState } from '../store/dataset-state.ts';
import type { ContentStore } from '../store/store.ts';
import type { Transaction } from '../store/transaction.ts';
import { syncTagsOfChange } from './language/sync-tags.ts';
import { layerTypes } from './layer-types.ts';

/** The result of a query and its source map as JSON in UTF-8, and the tags of what it depends on. */
export interface QueryAnswer {
  readonly result: Uint8Array;
  readonly sourceMap: Uint8Array | null;
  readonly syncTags: readonly string[];
}

/** Limits of the results cached for one dataset; their number bounds the work of each commit. */
const MAX_RESULTS = 2000;
const MAX_BYTES = 8 * 1024 * 1024;

interface Results {
  /** The generation of the dataset that all these results belong to. */
  generation: number;
  readonly known: LRUCache<string, QueryAnswer>;
}

/**
 * The results of queries, each until a change affects it: a site requests all its content again after
 * each change, and nearly all of it is the same.
 */
export class ResultCache {
  readonly #datasets = new WeakMap<DatasetState, Results>();

  constructor(store: ContentStore) {
    store.onCommit((_changes, transaction) => {
      const dataset = store.dataset(transaction.dataset);
      if (dataset !== undefined) this.#followCommit(dataset, transaction);
    });
  }

  /** Returns the result that was stored with this key, if it is that of the dataset as it is now. */
  get(dataset: DatasetState, key: string): QueryAnswer | undefined {
    return this.#resultsOf(dataset).known.get(key);
  }

  /**
   * Stores the result of a query over the dataset as it is now, unless it reads no documents: such
   * queries check whether any are evaluated.
   */
  set(dataset: DatasetState, key: string, { result, sourceMap, syncTags }: QueryAnswer): void {
    if (syncTags.length === 0) return;
    const size = key.length + result.byteLength + (sourceMap?.byteLength ?? 0);
    this.#resultsOf(dataset).known.set(key, { result, sourceMap, syncTags }, { size });
  }

  #resultsOf(dataset: DatasetState): Results {
    const current = this.#datasets.get(dataset);
    if (current?.generation === dataset.generation) return current;
    const known = new LRUCache<string, QueryAnswer>({ max: MAX_RESULTS, maxSize: MAX_BYTES });
    const made = { generation: dataset.generation, known };
    this.#datasets.set(dataset, made);
    return made;
  }

  /** Removes the results that a commit affects; the others belong to the generation it began, too. */
  #followCommit(dataset: DatasetState, { changes }: Transaction): void {
    const results = this.#datasets.get(dataset);
    if (results?.generation !== dataset.generation - 1 || results.known.size === 0) return;
    const changed = new Set(
      changes.flatMap(({ id, previous, next }) => {
        const types = [previous, next].flatMap((document) => document?._type ?? []);
        return syncTagsOfChange(dataset.info.name, id, [...types, ...layerTypes(dataset, id)]);
      }),
    );
    for (const [key, { syncTags }] of results.known.entries()) {
      if (syncTags.some((tag) => changed.has(tag))) results.known.delete(key);
    }
    results.generation = dataset.generation;
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { QueryTask } from '../query/engine/messages.ts';
import { QueryEngine } from '../query/engine/query-engine.ts';
import type { Perspective } from '../query/language/perspective.ts';
import type { JsonObject, StoredDocument } from '../store/json.ts';
import { ContentStore } from '../store/store.ts';
import { RandomDocuments } from './random-documents.ts';

/** A view: the documents of a perspective, all of them or the public ones. */
export type ViewSpec = readonly [perspective: Perspective, onlyPublic: boolean];

/** The parameters of every query. */
export const PARAMS: JsonObject = {
  slug: 'slug-3',
  route: 'malt',
  name: 'tour',
  id: 'document-7',
  type: 'event',
  types: ['event', 'deal'],
  ids: ['document-1', 'drafts.document-2', 'missing', 'document-30'],
  slugs: ['slug-1', 'slug-2'],
  mixed: ['event', null],
};

/** A query engine over a store of random documents; both created for each test. */
export interface EngineFixture {
  readonly engine: QueryEngine;
  readonly random: RandomDocuments;
  /** The stored documents, by id. */
  readonly documents: ReadonlyMap<string, StoredDocument>;
  /** Writes, replaces and deletes some documents at random, in one transaction. */
  change(count: number): void;
  /** Writes one document. */
  replace(document: StoredDocument): void;
  /** Opens an engine without a cache; `onRead` is called for each document it reads. */
  reopenWithoutCache(onRead: () => void): void;
  /** Returns the task of a query over a view. */
  task(query: string, view: ViewSpec): QueryTask;
}

const unchanged = (document: StoredDocument) => document;

/** Registers the fixture for the tests of a file. */
export function registerEngineFixture(): EngineFixture {
  let folder: string;
  let store: ContentStore;
  let engine: QueryEngine;
  let random: RandomDocuments;
  let transactions = 0;
  const documents = new Map<string, StoredDocument>();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'query-engine-'));
    store = new ContentStore(folder, unchanged, console.error);
    store.saveDataset({
      name: 'production',
      aclMode: 'public',
      description: null,
      createdAt: '2026-01-01T00:00:00Z',
      createdByUserId: 'system',
    });
    engine = new QueryEngine(folder, unchanged, 20_000);
    random = new RandomDocuments(7);
    documents.clear();
  });
  afterEach(async () => {
    engine.close();
    store.close();
    await rm(folder, { recursive: true, force: true });
  });

  function commit(written: readonly (readonly [string, StoredDocument | null])[]): void {
    const changes = written.map(([id, next]) => {
      const previous = documents.get(id) ?? null;
      if (next === null) documents.delete(id);
      else documents.set(id, next);
      const operation = next === null ? 'delete' : previous === null ? 'create' : 'update';
      return { id, previous, next, operation } as const;
    });
    transactions += 1;
    store.commit({
      id: `transaction-${transactions}`,
      dataset: 'production',
      author: 'test',
      timestamp: '2026-01-01T00:00:00Z',
      mutations: [],
      changes,
    });
  }

  return {
    get engine() {
      return engine;
    },
    get random() {
      return random;
    },
    documents,
    change(count) {
      const ids = new Set(Array.from({ length: count }, () => random.id()));
      commit([...ids].map((id) => [id, random.below(4) === 0 ? null : random.document(id)]));
    },
    replace: (document) => commit([[document._id, document]]),
    reopenWithoutCache(onRead) {
      engine.close();
      const counted = (document: StoredDocument) => {
        onRead();
        return document;
      };
      // A character for documents and one for extracts: no document is as short.
      engine = new QueryEngine(folder, counted, 2);
    },
    task: (query, [perspective, onlyPublic]) => ({
      kind: 'query',
      dataset: 'production',
      incarnation: store.dataset('production')?.incarnation ?? 0,
      query,
      params: PARAMS,
      perspective,
      onlyPublic,
      identity: 'somebody',
      overrides: [],
      sourceMap: null,
    }),
  };
}

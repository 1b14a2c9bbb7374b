import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { queryError } from '../../http/errors.ts';
import type { Result } from '../../http/result.ts';
import { openForReading } from '../../store/database.ts';
import { type Decorate, DocumentReader } from '../../store/document-reader.ts';
import { isJsonObject, type Json } from '../../store/json.ts';
import { TransactionLog } from '../../store/transaction-log.ts';
import { errorMessage } from '../../util/error-message.ts';
import { documentFilterOf } from '../language/document-filter.ts';
import { type ParsedQuery, parseQuery, parseTree } from '../language/groq.ts';
import { perspectiveKey } from '../language/perspective.ts';
import { syncTagsOf } from '../language/sync-tags.ts';
import { Budget, TooMuchWork } from './budget.ts';
import { DocumentCache } from './document-cache.ts';
import { DocumentList } from './document-list.ts';
import { evaluateQuery } from './evaluate.ts';
import { Extracts } from './extracts.ts';
import { MarkedSource } from './marked-source.ts';
import { ResultTooLarge } from './measure.ts';
import type { QueryOutcome, QueryTask } from './messages.ts';
import { OverriddenSource } from './overridden-source.ts';
import { Rewriter } from './rewrite.ts';
import { bindSearches, planSearches } from './searches.ts';
import type { DocumentSource } from './source.ts';
import { type SourceMap, sourceMapOf } from './source-map.ts';
import { testedAttributes } from './tested-attributes.ts';
import { View } from './view.ts';
import { type IndexedView, indexView, ViewSource } from './view-source.ts';

/** Cache limit for parsed queries, in characters of queries and parameters. */
const PARSED_CHARACTERS = 2 * 1024 * 1024;
/** Views that are cached and updated; a site uses one or two, its editors some more. */
const VIEWS = 6;
/** The share of the cached characters that is reserved for extracts. */
const EXTRACTS_SHARE = 0.5;
/** A view that is behind by more changes than this is rebuilt. */
const CHANGES_TO_FOLLOW = 1000;

/** Maximum length of a listener's filter as JSON. */
const FILTER_CHARACTERS = 50_000;

/** Functions whose result depends on the clock or the caller; such results are not cached. */
const VOLATILE = new Set(['global::now', 'dateTime::now', 'global::identity']);

/** Evaluates queries over the datasets of a data folder, as of the start of each query. */
export class QueryEngine {
  readonly #database: DatabaseSync;
  readonly #log: TransactionLog;
  readonly #reader: DocumentReader;
  readonly #documents: DocumentCache;
  readonly #extracts: Extracts;
  readonly #views = new LRUCache<string, IndexedView>({ max: VIEWS });
  readonly #parsed = new LRUCache<string, Result<ParsedQuery>>({ maxSize: PARSED_CHARACTERS });

  /** `cacheCharacters` limits the cache of parsed documents, in characters of their JSON. */
  constructor(dataDir: string, decorate: Decorate, cacheCharacters: number) {
    this.#database = openForReading(dataDir);
    this.#log = new TransactionLog(this.#database);
    this.#reader = new DocumentReader(this.#database, decorate);
    const extractCharacters = Math.floor(cacheCharacters * EXTRACTS_SHARE);
    this.#extracts = new Extracts(extractCharacters);
    this.#documents = new DocumentCache(this.#reader, cacheCharacters - extractCharacters);
  }

  /** Evaluates a query. With `isQuick`, one that takes too much work is stopped with `heavy`. */
  async run(task: QueryTask, isQuick: boolean): Promise<QueryOutcome> {
    if (task.kind === 'filter') return toFilter(task);
    const parsed = this.#parse(task);
    if (!parsed.ok) return { kind: 'refused', error: parsed.error };
    this.#database.exec('BEGIN');
    try {
      return await this.#answer(task, parsed.value, isQuick);
    } catch (error) {
      return toOutcome(error, parsed.value);
    } finally {
      this.#database.exec('COMMIT');
    }
  }

  /** Closes the database. */
  close(): void {
    this.#database.close();
  }

  async #answer(task: QueryTask, parsed: ParsedQuery, isQuick: boolean): Promise<QueryOutcome> {
    const { tree, functions } = parsed;
    const view = this.#viewOf(task);
    // Building or updating a view does not count as the query's work.
    const budget = new Budget(isQuick);
    const source = this.#sourceOf(task, view, budget);
    const ids = source.allIds();
    const followed = new Set<string>();
    const evaluateOver = async (documents: DocumentSource) => {
      const rewritten = bindSearches(new Rewriter(documents, budget).rewrite(tree), (id) =>
        source.find(id),
      );
      const value = await evaluateQuery(
        { functions, tree: rewritten },
        {
          documents: new DocumentList(ids, documents.scan(ids, null)),
          resolve: (id) => {
            followed.add(id);
            return documents.find(id);
          },
          identity: task.identity,
          dataset: task.dataset,
        },
      );
      return { value, rewritten };
    };
    const { value, rewritten } = await evaluateOver(source);
    let sourceMap: SourceMap | null = null;
    if (task.sourceMap !== null) {
      const marked = new MarkedSource(source, testedAttributes(rewritten));
      const { value: marks } = await evaluateOver(marked);
      sourceMap = sourceMapOf(value, marks, marked, task.sourceMap);
    }
    return {
      kind: 'answer',
      result: Buffer.from(JSON.stringify(task.kind === 'select' ? idsIn(value) : value)),
      sourceMap: sourceMap === null ? null : Buffer.from(JSON.stringify(sourceMap)),
      syncTags: syncTagsOf(task.dataset, tree, followed),
      isVolatile: [...functions].some((name) => VOLATILE.has(name)),
    };
  }

  #parse({ query, params }: QueryTask): Result<ParsedQuery> {
    const key = `${query}\n${JSON.stringify(params)}`;
    const known = this.#parsed.get(key);
    if (known !== undefined) return known;
    const result = parseQuery(query, params);
    const parsed = result.ok ? planSearches(result.value) : result;
    this.#parsed.set(key, parsed, { size: key.length });
    return parsed;
  }

  #sourceOf(task: QueryTask, view: IndexedView, budget: Budget): DocumentSource {
    const source = new ViewSource(view, this.#documents, this.#extracts, this.#reader, budget);
    return task.overrides.length === 0 ? source : new OverriddenSource(source, task.overrides);
  }

  /** Returns the view of a task, updated to the snapshot of the database. */
  #viewOf({ dataset, incarnation, perspective, onlyPublic }: QueryTask): IndexedView {
    const key = `${incarnation}|${perspectiveKey(perspective)}|${onlyPublic}`;
    const sequence = this.#log.latest();
    const known = this.#views.get(key);
    if (known !== undefined) {
      if (known.view.sequence === sequence) return known;
      const changed = this.#log.changedIds(dataset, known.view.sequence, CHANGES_TO_FOLLOW);
      if (changed !== null) {
        known.view.update(changed, sequence);
        return known;
      }
    }
    const view = new View(this.#reader, dataset, perspective, onlyPublic, sequence);
    const made = indexView(dataset, view, key);
    this.#views.set(key, made);
    return made;
  }
}

function toFilter({ query, params }: QueryTask): QueryOutcome {
  const parsed = parseTree(query, params);
  if (!parsed.ok) return { kind: 'refused', error: parsed.error };
  const filter = JSON.stringify(documentFilterOf(parsed.value));
  if (filter.length > FILTER_CHARACTERS) return refused('The filter has too many conditions');
  return {
    kind: 'answer',
    result: Buffer.from(filter),
    sourceMap: null,
    syncTags: [],
    isVolatile: false,
  };
}

function idsIn(value: Json): string[] {
  const items = Array.isArray(value) ? value : [value];
  const ids = items.flatMap((item) =>
    isJsonObject(item) && typeof item._id === 'string' ? [item._id] : [],
  );
  return [...new Set(ids)];
}

function toOutcome(error: unknown, { functions }: ParsedQuery): QueryOutcome {
  if (error instanceof TooMuchWork) return { kind: 'heavy' };
  if (error instanceof ResultTooLarge) {
    return refused('The result of the query is larger than the limit of 16 MB');
  }
  if (error instanceof RangeError) {
    return refused('The query, or a value it makes, is too large or nested too deeply');
  }
  const hint = functions.size === 0 ? '' : ` (functions used: ${[...functions].join(', ')})`;
  return refused(`The query cannot be evaluated: ${errorMessage(error)}${hint}`);
}

const refused = (description: string): QueryOutcome => ({
  kind: 'refused',
  error: queryError(description),
});

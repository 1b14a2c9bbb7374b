import { LRUCache } from 'lru-cache';
import type { DocumentReader } from '../../store/document-reader.ts';
import type { JsonObject, StoredDocument } from '../../store/json.ts';
import { type Condition, conditionOf, conjunctsOf } from '../language/conditions.ts';
import { attributesOf } from './attributes.ts';
import type { Budget } from './budget.ts';
import type { DocumentCache } from './document-cache.ts';
import type { Extracts } from './extracts.ts';
import { Selection, type SelectionSpec } from './selection.ts';
import type { DocumentSource } from './source.ts';
import type { View, ViewEntry } from './view.ts';

/** Maximum number of ids in all cached selections of a view. */
const SELECTED_IDS = 400_000;
/** The weight of a selection besides its ids. */
const SELECTION_WEIGHT = 50;

/** A view with the selections made from it, which are cached as long as the view. */
export interface IndexedView {
  readonly dataset: string;
  readonly view: View;
  readonly selections: LRUCache<string, Selection>;
  /** Distinguishes the view from others in caches that they share. */
  readonly key: string;
}

/** Creates an {@link IndexedView}. */
export function indexView(dataset: string, view: View, key: string): IndexedView {
  return { dataset, view, selections: new LRUCache({ maxSize: SELECTED_IDS }), key };
}

/** The documents of a view, for one query with its database snapshot and its budget. */
export class ViewSource implements DocumentSource {
  readonly #indexed: IndexedView;
  readonly #cache: DocumentCache;
  readonly #extracts: Extracts;
  readonly #reader: DocumentReader;
  readonly #budget: Budget;

  constructor(
    indexed: IndexedView,
    cache: DocumentCache,
    extracts: Extracts,
    reader: DocumentReader,
    budget: Budget,
  ) {
    this.#indexed = indexed;
    this.#cache = cache;
    this.#extracts = extracts;
    this.#reader = reader;
    this.#budget = budget;
  }

  allIds(): readonly string[] {
    return this.#indexed.view.ids();
  }

  find(id: string): StoredDocument | undefined {
    const entry = this.#indexed.view.get(id);
    return entry === undefined ? undefined : this.#read(entry, false);
  }

  load(id: string): StoredDocument {
    return this.#read(this.#entryOf(id), false);
  }

  scan(ids: readonly string[], attributes: readonly string[] | null): (id: string) => JsonObject {
    const isLarge = this.#cache.isLargeScan(ids.length);
    const whole = (entry: ViewEntry) => this.#read(entry, isLarge);
    const load =
      attributes === null ? whole : this.#extracts.loader(this.#indexed.key, attributes, whole);
    return (id) => {
      this.#budget.visit();
      return load(this.#entryOf(id));
    };
  }

  select(spec: SelectionSpec): readonly string[] {
    const { view, selections } = this.#indexed;
    const conjuncts = spec.filters.flatMap(conjunctsOf);
    const conditions = conjuncts.map(conditionOf);
    const filters = conjuncts.filter((_, index) => !isOnHead(conditions[index]));
    if (filters.length === 0 && spec.order.length === 0) return this.#candidates(conditions);
    const key = JSON.stringify(spec);
    const known = selections.get(key);
    if (known !== undefined && this.#refresh(known, conditions)) return known.ids();
    const selection = new Selection({ filters, order: spec.order }, view.sequence);
    const candidates = this.#candidates(conditions);
    const load = this.scan(candidates, attributesOf([...filters, ...spec.order]));
    selection.fill(candidates, load);
    const size = SELECTION_WEIGHT + Math.ceil(key.length / 10) + selection.ids().length;
    selections.set(key, selection, { size });
    return selection.ids();
  }

  /** Updates a selection; returns false where too much has changed since. */
  #refresh(selection: Selection, conditions: readonly Condition[]): boolean {
    const { view } = this.#indexed;
    if (selection.sequence === view.sequence) return true;
    const changed = view.changedSince(selection.sequence);
    if (changed === null) return false;
    for (const id of changed) {
      const entry = view.get(id);
      const isCandidate = entry !== undefined && fulfils(entry, conditions);
      selection.update(id, isCandidate ? this.#read(entry, false) : null);
    }
    selection.sequence = view.sequence;
    return true;
  }

  /**
   * Returns the documents that fulfil the conditions on id and type, sorted by id; where there is a
   * condition on slugs, only those it may be true for.
   */
  #candidates(conditions: readonly Condition[]): readonly string[] {
    const { view } = this.#indexed;
    const indexed = conditions.filter(({ kind }) => kind !== 'none');
    const [first, ...others] = indexed.map((condition) => this.#idsBy(condition));
    if (first === undefined) return view.ids();
    const fewest = others.reduce((best, ids) => (ids.length < best.length ? ids : best), first);
    if (indexed.length === 1 && indexed[0]?.kind === 'type' && indexed[0].values.length === 1) {
      return fewest;
    }
    return [...fewest].sort().filter((id) => {
      const entry = view.get(id);
      return entry !== undefined && fulfils(entry, conditions);
    });
  }

  #idsBy(condition: Condition): readonly string[] {
    const { view, dataset } = this.#indexed;
    if (condition.kind === 'none') return view.ids();
    const values = [...new Set(condition.values)];
    if (condition.kind === 'type') return values.flatMap((type) => view.ids(type));
    if (condition.kind === 'id') return values.filter((id) => view.get(id) !== undefined);
    const entries = values
      .flatMap((slug) => this.#reader.idsBySlug(dataset, slug))
      .map((storedId) => view.getByStoredId(storedId)?.id)
      .filter((id) => id !== undefined);
    return [...new Set(entries)];
  }

  #entryOf(id: string): ViewEntry {
    const entry = this.#indexed.view.get(id);
    if (entry === undefined) throw new Error(`Document "${id}" is not in the view`);
    return entry;
  }

  #read({ id, head }: ViewEntry, isScan: boolean): StoredDocument {
    const { dataset, view } = this.#indexed;
    const document = this.#cache.load(dataset, head.id, head.revision, isScan);
    return view.isStacked ? { ...document, _id: id, _originalId: head.id } : document;
  }
}

/** Whether a condition can be checked without reading the document. */
const isOnHead = (condition: Condition | undefined) =>
  condition?.kind === 'id' || condition?.kind === 'type';

/** Whether a document fulfils the conditions that can be checked without reading it. */
function fulfils({ id, head }: ViewEntry, conditions: readonly Condition[]): boolean {
  return conditions.every((condition) => {
    if (condition.kind === 'id') return condition.values.includes(id);
    return condition.kind !== 'type' || condition.values.includes(head.type);
  });
}

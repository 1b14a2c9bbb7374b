import { idInLayer, isPublicId, parseDocumentId } from '../../ids/document-id.ts';
import type { DocumentHead, DocumentReader } from '../../store/document-reader.ts';
import type { Perspective } from '../language/perspective.ts';
import { SortedIds } from './sorted-ids.ts';

/** A document in a view: visible under `id`, with the content stored under `head.id`. */
export interface ViewEntry {
  readonly id: string;
  readonly head: DocumentHead;
}

/** Changes remembered for selections derived from the view; older selections are rebuilt. */
const REMEMBERED_CHANGES = 2000;

/**
 * The documents that are visible in a perspective of a dataset: which version of which document,
 * sorted by id. It is built once and then updated change by change. Documents with an invalid id
 * are visible in the raw perspective only.
 */
export class View {
  /** The number of the last transaction it includes. */
  sequence: number;
  readonly #reader: DocumentReader;
  readonly #dataset: string;
  readonly #layers: readonly (string | null)[] | null;
  readonly #onlyPublic: boolean;
  readonly #entries = new Map<string, ViewEntry>();
  readonly #ids = new SortedIds();
  readonly #byType = new Map<string, SortedIds>();
  readonly #changes: { readonly sequence: number; readonly ids: readonly string[] }[] = [];
  #changeCount = 0;
  #completeSince: number;

  /** `sequence` is the number of the last transaction in the reader's snapshot. */
  constructor(
    reader: DocumentReader,
    dataset: string,
    perspective: Perspective,
    onlyPublic: boolean,
    sequence: number,
  ) {
    this.#reader = reader;
    this.#dataset = dataset;
    this.#layers = perspective.kind === 'raw' ? null : [...perspective.layers, null];
    this.#onlyPublic = onlyPublic;
    this.sequence = sequence;
    this.#completeSince = sequence;
    this.#fill();
  }

  /** Whether documents have their stored id as `_originalId`, as those of a stacked view do. */
  get isStacked(): boolean {
    return this.#layers !== null && this.#layers.length > 1;
  }

  /** Returns the entry of a document by its id in the view. */
  get(id: string): ViewEntry | undefined {
    return this.#entries.get(id);
  }

  /** Returns the entry with the content stored under `storedId`, if the view contains it. */
  getByStoredId(storedId: string): ViewEntry | undefined {
    const entry = this.#entries.get(this.#candidateOf(storedId)?.id ?? '');
    return entry?.head.id === storedId ? entry : undefined;
  }

  /** Returns the ids of all documents, or of those of one type, sorted. */
  ids(type?: string): readonly string[] {
    return type === undefined ? this.#ids.all() : (this.#byType.get(type)?.all() ?? []);
  }

  /**
   * Returns the ids of the documents that changed after the transaction of this number, or null
   * where that is no longer remembered.
   */
  changedSince(sequence: number): readonly string[] | null {
    if (sequence < this.#completeSince) return null;
    const later = this.#changes.filter((change) => change.sequence > sequence);
    return [...new Set(later.flatMap(({ ids }) => ids))];
  }

  /** Applies the changes of the documents stored under these ids. */
  update(storedIds: readonly string[], sequence: number): void {
    const ids = new Set<string>();
    for (const storedId of storedIds) {
      const candidate = this.#candidateOf(storedId);
      if (candidate !== null) ids.add(candidate.id);
    }
    for (const id of ids) this.#replace(id, this.#find(id));
    this.sequence = sequence;
    if (ids.size > 0) this.#remember(sequence, [...ids]);
  }

  /**
   * Returns the id in the view of the document stored under `storedId`, if it may be visible at
   * all; of several with the same id, the one of the lowest rank is visible.
   */
  #candidateOf(storedId: string): { readonly id: string; readonly rank: number } | null {
    if (this.#onlyPublic && !isPublicId(storedId)) return null;
    if (this.#layers === null) return { id: storedId, rank: 0 };
    const parsed = parseDocumentId(storedId);
    const rank = parsed === null ? -1 : this.#layers.indexOf(parsed.layer);
    return parsed === null || rank === -1 ? null : { id: parsed.publishedId, rank };
  }

  #find(id: string): DocumentHead | null {
    if (this.#layers === null) return this.#reader.head(this.#dataset, id) ?? null;
    for (const layer of this.#layers) {
      const storedId = idInLayer(id, layer);
      if (this.#onlyPublic && !isPublicId(storedId)) continue;
      const head = this.#reader.head(this.#dataset, storedId);
      if (head !== undefined) return head.isRemoval ? null : head;
    }
    return null;
  }

  #remember(sequence: number, ids: readonly string[]): void {
    this.#changes.push({ sequence, ids });
    this.#changeCount += ids.length;
    while (this.#changeCount > REMEMBERED_CHANGES) {
      const oldest = this.#changes.shift();
      this.#changeCount -= oldest?.ids.length ?? 0;
      this.#completeSince = oldest?.sequence ?? sequence;
    }
  }

  #fill(): void {
    const best = new Map<string, { rank: number; head: DocumentHead }>();
    for (const head of this.#reader.heads(this.#dataset)) {
      const candidate = this.#candidateOf(head.id);
      if (candidate === null) continue;
      const known = best.get(candidate.id);
      if (known === undefined || candidate.rank < known.rank) {
        best.set(candidate.id, { rank: candidate.rank, head });
      }
    }
    for (const id of [...best.keys()].sort()) {
      const head = best.get(id)?.head;
      if (head === undefined || (this.#layers !== null && head.isRemoval)) continue;
      this.#entries.set(id, { id, head });
      this.#ids.append(id);
      this.#typed(head.type).append(id);
    }
  }

  #replace(id: string, head: DocumentHead | null): void {
    const previous = this.#entries.get(id);
    if (previous !== undefined && previous.head.type !== head?.type) {
      this.#byType.get(previous.head.type)?.remove(id);
    }
    if (head === null) {
      this.#entries.delete(id);
      this.#ids.remove(id);
      return;
    }
    this.#entries.set(id, { id, head });
    this.#ids.add(id);
    this.#typed(head.type).add(id);
  }

  #typed(type: string): SortedIds {
    const known = this.#byType.get(type);
    if (known !== undefined) return known;
    const made = new SortedIds();
    this.#byType.set(type, made);
    return made;
  }
}

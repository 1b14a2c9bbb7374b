import { evaluateSync } from 'groq-js';
import type { JsonObject } from '../../store/json.ts';
import { type GroqNode, isNode } from '../language/syntax-tree.ts';
import { compareValues } from './compare.ts';
import { lowerBound } from './lower-bound.ts';

/** The filters and the order of a selection; all expressions are self-contained. */
export interface SelectionSpec {
  /** All of them must be true. */
  readonly filters: readonly GroqNode[];
  /** The arguments of `order()`; if empty, the documents are sorted by id. */
  readonly order: readonly GroqNode[];
}

interface Member {
  readonly id: string;
  readonly keys: readonly unknown[];
}

/** The documents of a view that pass some filters, sorted; can be updated document by document. */
export class Selection {
  /** The number of the last transaction it includes. */
  sequence: number;
  readonly #spec: SelectionSpec;
  readonly #directions: readonly number[];
  readonly #mappers: readonly GroqNode[];
  readonly #members = new Map<string, Member>();
  #sorted: Member[] = [];
  #ids: readonly string[] | null = null;

  constructor(spec: SelectionSpec, sequence: number) {
    this.#spec = spec;
    this.sequence = sequence;
    this.#directions = spec.order.map(({ type }) => (type === 'Desc' ? -1 : 1));
    this.#mappers = spec.order.map((node) =>
      (node.type === 'Desc' || node.type === 'Asc') && isNode(node.base) ? node.base : node,
    );
  }

  /** Returns the ids of the selected documents, in order. */
  ids(): readonly string[] {
    this.#ids ??= this.#sorted.map(({ id }) => id);
    return this.#ids;
  }

  /** Selects from documents, replacing all that were selected before. */
  fill(ids: readonly string[], load: (id: string) => JsonObject): void {
    this.#members.clear();
    for (const id of ids) {
      const member = this.#toMember(id, load(id));
      if (member !== null) this.#members.set(id, member);
    }
    this.#sorted = [...this.#members.values()].sort((a, b) => this.#compare(a, b));
    this.#ids = null;
  }

  /** Applies a change of one document; null where the view no longer contains it. */
  update(id: string, document: JsonObject | null): void {
    const previous = this.#members.get(id);
    const next = document === null ? null : this.#toMember(id, document);
    if (previous !== undefined) this.#sorted.splice(this.#indexOf(previous), 1);
    if (next === null) this.#members.delete(id);
    else {
      this.#members.set(id, next);
      this.#sorted.splice(this.#indexOf(next), 0, next);
    }
    if (previous !== undefined || next !== null) this.#ids = null;
  }

  #toMember(id: string, root: JsonObject): Member | null {
    const passes = this.#spec.filters.every((node) => evaluateOn(node, root) === true);
    if (!passes) return null;
    return { id, keys: this.#mappers.map((node) => evaluateOn(node, root)) };
  }

  #compare(a: Member, b: Member): number {
    for (const [index, direction] of this.#directions.entries()) {
      const order = compareValues(a.keys[index], b.keys[index]);
      if (order !== 0) return order * direction;
    }
    return a.id < b.id ? -1 : Number(a.id > b.id);
  }

  #indexOf(member: Member): number {
    return lowerBound(this.#sorted, (other) => this.#compare(other, member) < 0);
  }
}

const evaluateOn = (node: GroqNode, root: JsonObject): unknown => evaluateSync(node, { root }).data;

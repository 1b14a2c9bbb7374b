import type { Json } from '../../store/json.ts';
import { conjunctsOf } from '../language/conditions.ts';
import { type GroqNode, isNode } from '../language/syntax-tree.ts';
import { attributesOf } from './attributes.ts';
import type { Budget } from './budget.ts';
import { DocumentList } from './document-list.ts';
import type { SelectionSpec } from './selection.ts';
import { isPlainOrder, isSelfContained } from './self-contained.ts';
import { sliceOf } from './slice.ts';
import type { DocumentSource } from './source.ts';

/** Nodes that only iterate over the array they are based on. */
const ITERATING = new Set(['Filter', 'FlatMap', 'Map', 'PipeFuncCall']);

/**
 * How an array of documents is used: `whole` in any way, `iterated` by iteration only, or, as a
 * list, only by reading these attributes of each element.
 */
type Use = 'iterated' | 'whole' | readonly string[];

/** A rewritten part of the query. */
interface Rewritten {
  readonly node: GroqNode;
  /** Maximum number of documents in an array of documents; 1 for anything else. */
  readonly size: number;
}

/**
 * Replaces the parts of a parsed query that select documents with the documents themselves: `*` and
 * filters over it with the results of indexes and selections. Slices, single elements and counts of
 * these are evaluated before any document is loaded that is not in the result. The rewritten query
 * has the same result as the original one over all documents of the source, because:
 *
 * - A filter passes a document where every operand of its chain of `&&` is true, so that the
 *   operands can be applied one after the other, in any order.
 * - Self-contained operands have the same value for a document wherever they occur.
 * - The documents of a source are sorted by id, and `order()` is stable.
 */
export class Rewriter {
  readonly #source: DocumentSource;
  readonly #budget: Budget;

  constructor(source: DocumentSource, budget: Budget) {
    this.#source = source;
    this.#budget = budget;
  }

  /** Rewrites a whole query. */
  rewrite(tree: GroqNode): GroqNode {
    return this.#rewrite(tree, 1, 'whole').node;
  }

  /** `visits` is how often the node will be evaluated, as far as that depends on documents. */
  #rewrite(node: GroqNode, visits: number, use: Use): Rewritten {
    const direct = this.#direct(node);
    if (direct !== null) return { node: direct, size: 1 };
    const selected = this.#select(node);
    if (selected !== null) return this.#toArray(selected, visits, use);
    if (node.type === 'Filter') {
      const split = this.#splitFilter(node, visits, use);
      if (split !== null) return split;
    }
    return isCount(node) ? this.#rewriteCount(node, visits) : this.#rewriteParts(node, visits);
  }

  /** Rewrites a count; it needs no attributes of the documents it counts. */
  #rewriteCount(node: GroqNode, visits: number): Rewritten {
    const args: unknown[] = Array.isArray(node.args) ? node.args : [];
    const rewritten = args.map((arg) => (isNode(arg) ? this.#rewrite(arg, visits, []).node : arg));
    return { node: { ...node, args: rewritten }, size: 1 };
  }

  /** Rewrites a node that needs no array of documents: a count, one element, or a slice of it. */
  #direct(node: GroqNode): GroqNode | null {
    if (isCount(node)) {
      const [array]: unknown[] = Array.isArray(node.args) ? node.args : [];
      const ids = isNode(array) ? this.#select(array) : null;
      return ids === null ? null : valueNode(ids.length);
    }
    if ((node.type !== 'Slice' && node.type !== 'AccessElement') || !isNode(node.base)) return null;
    const ids = this.#select(node.base);
    if (ids === null) return null;
    if (node.type === 'Slice') {
      return valueNode(sliceOf(ids, node).map((id) => this.#source.load(id)));
    }
    if (!Number.isInteger(node.index)) return null;
    const id = ids.at(Number(node.index));
    return valueNode(id === undefined ? null : this.#source.load(id));
  }

  /**
   * Returns the ids of an array of documents that consists of filters over `*` and `order()` only.
   */
  #select(node: GroqNode): readonly string[] | null {
    const spec = this.#specOf(node);
    return spec === null ? null : this.#idsOf(spec);
  }

  #idsOf(spec: SelectionSpec): readonly string[] | null {
    if (spec.filters.length === 0 && spec.order.length === 0) return this.#source.allIds();
    return this.#source.select(spec);
  }

  #specOf(node: GroqNode): SelectionSpec | null {
    if (node.type === 'Everything') return { filters: [], order: [] };
    if (!isNode(node.base)) return null;
    if (node.type === 'Group') return this.#specOf(node.base);
    if (node.type === 'Filter' && isNode(node.expr) && isSelfContained(node.expr)) {
      const base = this.#specOf(node.base);
      if (base === null || base.order.length > 0) return null;
      return { ...base, filters: [...base.filters, node.expr] };
    }
    if (node.type !== 'PipeFuncCall' || node.name !== 'order' || !Array.isArray(node.args)) {
      return null;
    }
    const args: unknown[] = node.args;
    const order = args.filter(isNode);
    const base = order.length > 0 && order.every(isPlainOrder) ? this.#specOf(node.base) : null;
    return base === null || base.order.length > 0 ? null : { ...base, order };
  }

  /**
   * Splits a filter: selects by its self-contained operands and applies the rest to the selection.
   */
  #splitFilter(node: GroqNode, visits: number, use: Use): Rewritten | null {
    const base = isNode(node.base) ? this.#specOf(node.base) : null;
    if (base === null || base.order.length > 0 || !isNode(node.expr)) return null;
    const conjuncts = conjunctsOf(node.expr);
    const rest = conjuncts.filter((conjunct) => !isSelfContained(conjunct));
    const filters = [...base.filters, ...conjuncts.filter(isSelfContained)];
    const selected = this.#idsOf({ filters, order: [] });
    const [first, ...others] = selected === null ? [...base.filters, ...conjuncts] : rest;
    const ids = selected ?? this.#source.allIds();
    if (first === undefined) return null;
    this.#budget.plan(visits * ids.length);
    const expr = others.reduce((left, right) => ({ type: 'And', left, right }), first);
    const rewritten = this.#rewrite(expr, visits * ids.length, 'whole').node;
    const list = this.#toArray(ids, visits, withAttributesOf(use, expr)).node;
    return { node: { ...node, base: list, expr: rewritten }, size: ids.length };
  }

  #toArray(ids: readonly string[], visits: number, use: Use): Rewritten {
    this.#budget.plan(visits * ids.length);
    const load = this.#source.scan(ids, Array.isArray(use) ? use : null);
    const documents = use === 'whole' ? ids.map(load) : new DocumentList(ids, load);
    return { node: valueNode(documents), size: ids.length };
  }

  #rewriteParts(node: GroqNode, visits: number): Rewritten {
    if (node.type === 'Value') return { node, size: 1 };
    const base = isNode(node.base) ? this.#rewrite(node.base, visits, baseUse(node)) : null;
    const size = base?.size ?? 1;
    const inner = ITERATING.has(node.type) ? visits * size : visits;
    const entries = Object.entries(node).map(([name, part]): [string, unknown] => {
      if (name === 'base' && base !== null) return [name, base.node];
      if (isNode(part)) return [name, this.#rewrite(part, inner, 'whole').node];
      if (!Array.isArray(part)) return [name, part];
      const items: unknown[] = part;
      return [
        name,
        items.map((item) => (isNode(item) ? this.#rewrite(item, inner, 'whole').node : item)),
      ];
    });
    const keepsSize = ITERATING.has(node.type) || node.type === 'Slice' || node.type === 'Group';
    return {
      node: { ...Object.fromEntries(entries), type: node.type },
      size: keepsSize ? size : 1,
    };
  }
}

const isCount = ({ type, namespace, name }: GroqNode) =>
  type === 'FuncCall' && namespace === 'global' && name === 'count';

/** Returns how documents are used that are filtered by `expr` and then used as `use`. */
function withAttributesOf(use: Use, expr: GroqNode): Use {
  const attributes = typeof use === 'string' ? null : attributesOf([expr]);
  return attributes === null ? 'iterated' : [...new Set([...use, ...attributes])].sort();
}

function baseUse({ type, expr }: GroqNode): Use {
  if (!ITERATING.has(type)) return 'whole';
  const isMap = type === 'Map' || type === 'FlatMap';
  return (isMap && isNode(expr) ? attributesOf([expr]) : null) ?? 'iterated';
}

const valueNode = (value: Json | readonly Json[]): GroqNode => ({ type: 'Value', value });

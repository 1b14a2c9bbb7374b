import { conditionOf } from './conditions.ts';
import { childrenOf, type GroqNode, isNode } from './syntax-tree.ts';

/**
 * The filter of a query as far as it can be evaluated on one document, in a time that depends on the
 * length of the filter and of the document only. `unknown` is everything else.
 */
export type DocumentFilter =
  | { readonly type: 'and' | 'or'; readonly left: DocumentFilter; readonly right: DocumentFilter }
  | { readonly type: 'not'; readonly base: DocumentFilter }
  | {
      readonly type: 'is';
      readonly attribute: '_id' | '_type';
      readonly values: readonly string[];
    }
  | { readonly type: 'expression'; readonly node: GroqNode }
  | { readonly type: 'unknown' };

const UNKNOWN: DocumentFilter = { type: 'unknown' };

/** Maximum weight of all expressions in a filter; the rest of the filter is unknown. */
const MAX_WEIGHT = 200;
/** The weight of a node that reads a whole string, array or document; others weigh one. */
const READING_WEIGHT = 20;

/**
 * Nodes that read no other document and iterate over nothing but a part of the document. A filter
 * over a literal array, for instance, may be nested in itself, and take for ever.
 */
const NODES = new Set([
  'AccessAttribute',
  'AccessElement',
  'And',
  'Array',
  'ArrayCoerce',
  'ArrayElement',
  'FlatMap',
  'FuncCall',
  'Group',
  'InRange',
  'Map',
  'Not',
  'OpCall',
  'Or',
  'This',
  'Value',
]);
const OPERATORS = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', 'match']);
const FUNCTIONS = new Set([
  'global::coalesce',
  'global::count',
  'global::dateTime',
  'global::defined',
  'global::identity',
  'global::length',
  'global::lower',
  'global::now',
  'global::path',
  'global::references',
  'global::upper',
  'string::lower',
  'string::startsWith',
  'string::upper',
]);
/** Nodes that lead from a document to a part of it. */
const PATH_NODES = new Set([
  'AccessAttribute',
  'AccessElement',
  'ArrayCoerce',
  'FlatMap',
  'Map',
  'This',
]);
const READING_NODES = new Set(['FlatMap', 'FuncCall', 'Map']);

/**
 * Patterns with a wildcard at the end only, of a word and of an id: the evaluator translates
 * patterns into regular expressions, which take for ever with many wildcards.
 */
const MATCH_PATTERN = /^(?:[^*]|\*(?=\s|$))*$/;
const PATH_PATTERN = /^[^*]*(?:\*\*?)?$/;
/** Maximum length of a pattern, in characters. */
const MAX_PATTERN_LENGTH = 100;

/**
 * Returns the top-level filter of a query: the one directly over `*`, or several in sequence.
 * Everything else in the query is ignored, as the protocol requires of listeners. A query without
 * such a filter has an unknown one.
 */
export function documentFilterOf(tree: GroqNode): DocumentFilter {
  const budget = { weight: MAX_WEIGHT };
  const filters = topFiltersOf(tree).map((expr) => toFilter(expr, budget));
  const [first = UNKNOWN, ...others] = filters;
  return others.reduce((left, right) => combine('and', left, right), first);
}

/** Returns the ids of the only documents that can pass a filter, or null where it may be any. */
export function idsOf(filter: DocumentFilter): readonly string[] | null {
  if (filter.type === 'is') return filter.attribute === '_id' ? filter.values : null;
  if (filter.type !== 'and' && filter.type !== 'or') return null;
  const left = idsOf(filter.left);
  const right = idsOf(filter.right);
  if (filter.type === 'and') return left ?? right;
  return left === null || right === null ? null : [...left, ...right];
}

function topFiltersOf(tree: GroqNode): GroqNode[] {
  const steps: GroqNode[] = [];
  let node = tree;
  while (node.type !== 'Everything') {
    if (!isNode(node.base)) return [];
    steps.unshift(node);
    node = node.base;
  }
  const end = steps.findIndex(({ type }) => type !== 'Filter' && type !== 'Group');
  return steps
    .slice(0, end === -1 ? steps.length : end)
    .flatMap(({ expr }) => expr)
    .filter(isNode);
}

function toFilter(expr: GroqNode, budget: { weight: number }): DocumentFilter {
  const { type, base, left, right } = expr;
  if (type === 'Group' && isNode(base)) return toFilter(base, budget);
  if (type === 'Not' && isNode(base)) {
    const negated = toFilter(base, budget);
    return negated.type === 'unknown' ? UNKNOWN : { type: 'not', base: negated };
  }
  if ((type === 'And' || type === 'Or') && isNode(left) && isNode(right)) {
    const operator = type === 'And' ? 'and' : 'or';
    return combine(operator, toFilter(left, budget), toFilter(right, budget));
  }
  const condition = conditionOf(expr);
  if (condition.kind === 'id' || condition.kind === 'type') {
    return { type: 'is', attribute: `_${condition.kind}`, values: condition.values };
  }
  const weight = weightOf(expr);
  if (weight > budget.weight) return UNKNOWN;
  budget.weight -= weight;
  return { type: 'expression', node: expr };
}

/** Joins two filters, as one of the same value that is shorter where possible. */
function combine(type: 'and' | 'or', left: DocumentFilter, right: DocumentFilter): DocumentFilter {
  if (right.type === 'unknown') {
    const isKnownPartly = left.type === 'and' || left.type === 'or';
    if (left.type === 'unknown') return UNKNOWN;
    if (isKnownPartly && left.type === type && left.right.type === 'unknown') return left;
  }
  if (type === 'or' && left.type === 'is' && right.type === 'is') {
    const values = [...left.values, ...right.values];
    if (left.attribute === right.attribute) return { ...left, values };
  }
  return { type, left, right };
}

/** Returns how much work an expression is, or infinity where that is not limited. */
function weightOf(node: GroqNode): number {
  if (!isLimited(node)) return Number.POSITIVE_INFINITY;
  const own = READING_NODES.has(node.type) || node.op === 'match' ? READING_WEIGHT : 1;
  const elements = node.type === 'Value' && Array.isArray(node.value) ? node.value.length : 0;
  return childrenOf(node).reduce((sum, child) => sum + weightOf(child), own + elements);
}

/** Whether the work of a node itself is limited. */
function isLimited(node: GroqNode): boolean {
  const { type, op, right } = node;
  if (!NODES.has(type)) return false;
  if (type === 'Map' || type === 'FlatMap') return isPath(node);
  if (type === 'OpCall') {
    return OPERATORS.has(String(op)) && (op !== 'match' || isPattern(right, MATCH_PATTERN));
  }
  if (type !== 'FuncCall') return true;
  const [first]: unknown[] = Array.isArray(node.args) ? node.args : [];
  const name = `${String(node.namespace)}::${String(node.name)}`;
  return FUNCTIONS.has(name) && (name !== 'global::path' || isPattern(first, PATH_PATTERN));
}

function isPath(node: GroqNode): boolean {
  return PATH_NODES.has(node.type) && childrenOf(node).every(isPath);
}

const isPattern = (node: unknown, allowed: RegExp) =>
  isNode(node) &&
  node.type === 'Value' &&
  typeof node.value === 'string' &&
  node.value.length <= MAX_PATTERN_LENGTH &&
  allowed.test(node.value);

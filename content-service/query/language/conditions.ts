import { type GroqNode, isNode } from './syntax-tree.ts';

/** A condition that an index can evaluate: the documents a filter passes are among `values`. */
export type Condition =
  | { readonly kind: 'id' | 'type' | 'slug'; readonly values: readonly string[] }
  | { readonly kind: 'none' };

/** Returns the operands of a chain of `&&`: a filter is true where every one of them is. */
export function conjunctsOf(expr: GroqNode): GroqNode[] {
  if (expr.type === 'Group' && isNode(expr.base)) return conjunctsOf(expr.base);
  if (expr.type !== 'And' || !isNode(expr.left) || !isNode(expr.right)) return [expr];
  return [...conjunctsOf(expr.left), ...conjunctsOf(expr.right)];
}

/**
 * Returns the condition of one operand on `_id`, `_type` or the slug, if it compares one of them
 * with literals for equality: `_id == "a"`, `_type in ["a", "b"]`, `slug.current == "a"`, `"a" in
 * [slug.en, …]`. For `_id` and `_type` the condition is equivalent to the operand; for slugs it is
 * weaker.
 */
export function conditionOf(expr: GroqNode): Condition {
  if (expr.type === 'Group' && isNode(expr.base)) return conditionOf(expr.base);
  const { left, right } = expr;
  if (expr.type !== 'OpCall' || !isNode(left) || !isNode(right)) return { kind: 'none' };
  if (expr.op === '==') return either(compare(left, single(right)), compare(right, single(left)));
  if (expr.op !== 'in') return { kind: 'none' };
  return either(compare(left, several(right)), compareSlugs(single(left), right));
}

const either = (first: Condition, second: Condition) => (first.kind === 'none' ? second : first);

function compare(attribute: GroqNode, values: readonly string[] | null): Condition {
  const kind = values === null ? null : indexOf(attribute);
  return kind === null || values === null ? { kind: 'none' } : { kind, values };
}

function compareSlugs(values: readonly string[] | null, list: GroqNode): Condition {
  const elements = elementsOf(list);
  const isSlugs = elements?.every((element) => indexOf(element) === 'slug') ?? false;
  return values === null || !isSlugs ? { kind: 'none' } : { kind: 'slug', values };
}

/** Returns the index with the values of an attribute of the document itself. */
function indexOf(node: GroqNode): 'id' | 'type' | 'slug' | null {
  if (node.type === 'Group' && isNode(node.base)) return indexOf(node.base);
  if (node.type !== 'AccessAttribute') return null;
  if (isNode(node.base)) return isOwn(node.base, 'slug') ? 'slug' : null;
  if (isOwn(node, '_id')) return 'id';
  if (isOwn(node, '_type')) return 'type';
  return isOwn(node, 'slug') ? 'slug' : null;
}

const isOwn = (node: GroqNode, name: string) =>
  node.type === 'AccessAttribute' && node.base === undefined && node.name === name;

function single(node: GroqNode): readonly string[] | null {
  return node.type === 'Value' && typeof node.value === 'string' ? [node.value] : null;
}

function several(node: GroqNode): readonly string[] | null {
  if (node.type === 'Value') {
    const values: unknown[] = Array.isArray(node.value) ? node.value : [null];
    return values.every((value) => typeof value === 'string') ? values : null;
  }
  const values = elementsOf(node)?.map(single) ?? [null];
  return values.some((value) => value === null) ? null : values.flatMap((value) => value ?? []);
}

/** Returns the elements of an array literal, or null where it contains anything else. */
function elementsOf(node: GroqNode): GroqNode[] | null {
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return null;
  const elements: unknown[] = node.elements;
  const values = elements.map((element) =>
    isNode(element) && element.isSplat !== true && isNode(element.value) ? element.value : null,
  );
  return values.includes(null) ? null : values.filter((value) => value !== null);
}

import { childrenOf, type GroqNode } from '../language/syntax-tree.ts';

/** Nodes whose value depends only on the value they are applied to. */
const NODES = new Set([
  'AccessAttribute',
  'AccessElement',
  'And',
  'Array',
  'ArrayCoerce',
  'ArrayElement',
  'Asc',
  'Desc',
  'Filter',
  'FlatMap',
  'FuncCall',
  'Group',
  'InRange',
  'Map',
  'Neg',
  'Not',
  'Object',
  'ObjectAttributeValue',
  'ObjectConditionalSplat',
  'ObjectSplat',
  'OpCall',
  'Or',
  'Pos',
  'Projection',
  'Select',
  'SelectAlternative',
  'Slice',
  'This',
  'Value',
]);

/** Functions that depend only on their arguments: not on the clock, caller or other documents. */
const FUNCTIONS = new Set([
  'array::compact',
  'array::intersects',
  'array::join',
  'array::unique',
  'global::coalesce',
  'global::count',
  'global::dateTime',
  'global::defined',
  'global::length',
  'global::lower',
  'global::path',
  'global::references',
  'global::round',
  'global::string',
  'global::upper',
  'pt::text',
  'string::lower',
  'string::split',
  'string::startsWith',
  'string::upper',
]);

const isKnown = (node: GroqNode) =>
  NODES.has(node.type) &&
  (node.type !== 'FuncCall' || FUNCTIONS.has(`${String(node.namespace)}::${String(node.name)}`));

/**
 * Whether the value of an expression depends only on the document it is applied to, so that it
 * stays the same as long as the document does.
 */
export function isSelfContained(node: GroqNode): boolean {
  return isKnown(node) && childrenOf(node).every(isSelfContained);
}

/** Nodes that `order()` may sort by: plain values, which compare as JSON values do. */
const PLAIN_NODES = new Set([
  'AccessAttribute',
  'AccessElement',
  'Asc',
  'Desc',
  'FuncCall',
  'Group',
]);
const PLAIN_FUNCTIONS = new Set(['coalesce', 'lower', 'upper', 'length', 'defined', 'count']);

/** Whether an argument of `order()` is self-contained and returns only JSON values. */
export function isPlainOrder(node: GroqNode): boolean {
  if (node.type === 'Value') return true;
  const isPlain =
    PLAIN_NODES.has(node.type) &&
    (node.type !== 'FuncCall' || PLAIN_FUNCTIONS.has(String(node.name)));
  return isPlain && isKnown(node) && childrenOf(node).every(isPlainOrder);
}

import { childrenOf, type GroqNode } from '../language/syntax-tree.ts';

/** Nodes whose value follows from the value they are applied to and from nothing else. */
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

/** Functions of the same kind: neither clock nor caller nor other documents decide about them. */
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
 * Tells whether the value of an expression follows from the document it is applied to alone, so
 * that it stays the same for as long as the document does.
 */
export function isSelfContained(node: GroqNode): boolean {
  return isKnown(node) && childrenOf(node).every(isSelfContained);
}

/** What can be sorted by: plain values, which compare as JSON values do. */
const PLAIN_NODES = new Set([
  'AccessAttribute',
  'AccessElement',
  'Asc',
  'Desc',
  'FuncCall',
  'Group',
]);
const PLAIN_FUNCTIONS = new Set(['coalesce', 'lower', 'upper', 'length', 'defined', 'count']);

/** Tells whether the argument of an `order()` is self-contained and gives nothing but JSON. */
export function isPlainOrder(node: GroqNode): boolean {
  if (node.type === 'Value') return true;
  const isPlain =
    PLAIN_NODES.has(node.type) &&
    (node.type !== 'FuncCall' || PLAIN_FUNCTIONS.has(String(node.name)));
  return isPlain && isKnown(node) && childrenOf(node).every(isPlainOrder);
}

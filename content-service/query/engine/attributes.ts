import { childrenOf, type GroqNode, isNode } from '../language/syntax-tree.ts';

/** Nodes that apply their `expr` to another value than the one they are applied to themselves. */
const NESTING = new Set(['Filter', 'FlatMap', 'Map', 'Projection']);

/**
 * Returns the attributes of a document that expressions read when applied to it, or null where they
 * may read all of them. Extra attributes are harmless, a missing one would be an error.
 */
export function attributesOf(nodes: readonly GroqNode[]): readonly string[] | null {
  const found = new Set<string>();
  return nodes.every((node) => collect(node, found)) ? [...found].sort() : null;
}

/** Adds the attributes that a node reads; returns false where it may read others. */
function collect(node: GroqNode, found: Set<string>): boolean {
  const { base, expr } = node;
  const isOfDocument = !isNode(base) || base.type === 'This';
  if (node.type === 'AccessAttribute' && isOfDocument) {
    found.add(String(node.name));
    return true;
  }
  if (NESTING.has(node.type) && isNode(base) && isNode(expr)) {
    // Inside `expr`, a parent may be the document itself; outside it never is.
    if (hasParent(expr)) return false;
    return node.type === 'Projection' && isOfDocument ? collect(expr, found) : collect(base, found);
  }
  if (node.type === 'This' || isImplicit(node)) return false;
  if (node.type === 'PipeFuncCall' && partsOf(node.args).some(hasParent)) return false;
  return childrenOf(node).every((child) => collect(child, found));
}

/** Whether a node calls a function that reads more than its arguments. */
function isImplicit({ type, namespace, name }: GroqNode): boolean {
  if (type !== 'FuncCall') return false;
  return (
    namespace === 'sanity' ||
    namespace === 'diff' ||
    (namespace === 'global' && name === 'references')
  );
}

const partsOf = (value: unknown): GroqNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

const hasParent = (node: GroqNode): boolean =>
  node.type === 'Parent' || childrenOf(node).some(hasParent);

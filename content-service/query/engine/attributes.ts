import { childrenOf, type GroqNode, isNode } from '../language/syntax-tree.ts';

/** Nodes that apply their `expr` to something else than what they are applied to themselves. */
const NESTING = new Set(['Filter', 'FlatMap', 'Map', 'Projection']);

/**
 * The attributes of a document that expressions read when they are applied to it, or null where
 * they may read all of them. Too many are no mistake, one too few would be.
 */
export function attributesOf(nodes: readonly GroqNode[]): readonly string[] | null {
  const found = new Set<string>();
  return nodes.every((node) => collect(node, found)) ? [...found].sort() : null;
}

/** Adds the attributes that a node reads; false where it may read others. */
function collect(node: GroqNode, found: Set<string>): boolean {
  const { base, expr } = node;
  const isOfDocument = !isNode(base) || base.type === 'This';
  if (node.type === 'AccessAttribute' && isOfDocument) {
    found.add(String(node.name));
    return true;
  }
  if (NESTING.has(node.type) && isNode(base) && isNode(expr)) {
    // In there, a parent may be the document itself; out here it never is.
    if (hasParent(expr)) return false;
    return node.type === 'Projection' && isOfDocument ? collect(expr, found) : collect(base, found);
  }
  if (node.type === 'This' || isImplicit(node)) return false;
  if (node.type === 'PipeFuncCall' && partsOf(node.args).some(hasParent)) return false;
  return childrenOf(node).every((child) => collect(child, found));
}

/** Functions that look at more than their arguments. */
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

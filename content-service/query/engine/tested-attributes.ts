import { childrenOf, type GroqNode, isNode } from '../language/syntax-tree.ts';

/** Nodes whose value may depend on what a string is, instead of passing it on. */
const TESTING = new Set(['FuncCall', 'InRange', 'OpCall', 'PipeFuncCall']);

/**
 * Returns the names of all attributes on which decisions of a query may depend: those in filters,
 * conditions, comparisons, and arguments of functions other than `coalesce()`.
 */
export function testedAttributes(tree: GroqNode): ReadonlySet<string> {
  const names = new Set<string>();
  collect(tree, false, names);
  return names;
}

function collect(node: GroqNode, isTested: boolean, names: Set<string>): void {
  if (isTested && node.type === 'AccessAttribute') names.add(String(node.name));
  for (const child of childrenOf(node)) collect(child, isTested || tests(node, child), names);
}

/** Whether a node decides by the value of a child. */
function tests(node: GroqNode, child: GroqNode): boolean {
  if (child === node.condition) return true;
  if (node.type === 'Filter') return child === node.expr;
  if (node.type === 'PipeFuncCall' && isNode(node.base) && child === node.base) return false;
  return TESTING.has(node.type) && node.name !== 'coalesce';
}

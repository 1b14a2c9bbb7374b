/** A directed graph, in which nodes have others below them. */
export interface Graph<Node> {
  /** The nodes below a node, in any order; one that is there several times may be repeated. */
  below(node: Node): readonly Node[];
  /** The weight of a node, by the weights of those below it. */
  weight(node: Node, weightOf: (below: Node) => number): number;
}

/** Returns the weights of all nodes from `roots` down; null if a node is below itself. */
export function accumulatedWeights<Node>(
  roots: readonly Node[],
  { below, weight }: Graph<Node>,
): ReadonlyMap<Node, number> | null {
  const found = new Map<Node, number>();
  /** The nodes whose lower ones are being visited. A stack of its own allows for any depth. */
  const open = new Set<Node>();
  const stack = [...roots];
  for (let node = stack.at(-1); node !== undefined; node = stack.at(-1)) {
    if (!found.has(node) && !open.has(node)) {
      open.add(node);
      for (const next of below(node)) {
        if (open.has(next)) return null;
        if (!found.has(next)) stack.push(next);
      }
      continue;
    }
    stack.pop();
    if (open.delete(node))
      found.set(
        node,
        weight(node, (next) => found.get(next) ?? 0),
      );
  }
  return found;
}

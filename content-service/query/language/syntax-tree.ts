/** A node of a parsed query. The parser's own node types are all of this shape. */
export interface GroqNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Whether a value is a node of a parsed query. */
export function isNode(value: unknown): value is GroqNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

/** Returns the direct child nodes of a node. A literal value is data, never syntax. */
export function childrenOf(node: GroqNode): GroqNode[] {
  if (node.type === 'Value') return [];
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Returns the functions a query calls, as `namespace::name`. */
export function collectFunctions(node: GroqNode, found = new Set<string>()): Set<string> {
  if (node.type === 'FuncCall') found.add(`${String(node.namespace)}::${String(node.name)}`);
  for (const child of childrenOf(node)) collectFunctions(child, found);
  return found;
}

/** Returns the name of a parameter without a value; parameters with one are already replaced. */
export function findMissingParameter(node: GroqNode): string | null {
  if (node.type === 'Parameter') return String(node.name);
  for (const child of childrenOf(node)) {
    const missing = findMissingParameter(child);
    if (missing !== null) return missing;
  }
  return null;
}

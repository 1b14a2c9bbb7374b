/** A node of a parsed query. The parser's own node types are all of this shape. */
export interface GroqNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Tells whether a value is a node of a parsed query. */
export function isNode(value: unknown): value is GroqNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

/** The nodes directly under a node. A literal value is data, never syntax. */
export function childrenOf(node: GroqNode): GroqNode[] {
  if (node.type === 'Value') return [];
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** The functions a query calls, as `namespace::name`. */
export function collectFunctions(node: GroqNode, found = new Set<string>()): Set<string> {
  if (node.type === 'FuncCall') found.add(`${String(node.namespace)}::${String(node.name)}`);
  for (const child of childrenOf(node)) collectFunctions(child, found);
  return found;
}

/** The name of a parameter the query uses and nobody gave; those given are values by now. */
export function findMissingParameter(node: GroqNode): string | null {
  if (node.type === 'Parameter') return String(node.name);
  for (const child of childrenOf(node)) {
    const missing = findMissingParameter(child);
    if (missing !== null) return missing;
  }
  return null;
}

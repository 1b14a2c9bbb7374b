/** The value of a node's property; undefined ones are left out of the graph. */
export type Value = string | number | boolean | Node | readonly Value[] | undefined;

/** A schema.org node, or only its `@id` if the node itself is elsewhere in the graph. */
export interface Node {
  readonly [property: string]: Value;
}

/** The structured data of a page (JSON-LD 1.1, named graph of schema.org nodes). */
export interface Graph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Node[];
}

/** Returns one graph of the nodes of a page. */
export function graphOf(nodes: readonly Node[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

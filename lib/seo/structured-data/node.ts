/** What a property of a node can say; what is undefined is left out of the graph. */
export type Value = string | number | boolean | Node | readonly Value[] | undefined;

/**
 * A thing in the words of schema.org, or only its `@id` where it is told elsewhere in the graph.
 */
export interface Node {
  readonly [property: string]: Value;
}

/** All that a page says to machines (JSON-LD 1.1, named graph of schema.org nodes). */
export interface Graph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Node[];
}

/** One graph of the nodes of a page. */
export function graphOf(nodes: readonly Node[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

import { expect } from '@playwright/test';
import type { PageDocument } from './read-page.ts';

/** A node of a page's graph. */
export type GraphNode = Readonly<Record<string, unknown>>;

/** Returns the nodes of the only graph of a page. */
export function graphNodes(document: PageDocument, path: string): GraphNode[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(scripts.length, `graphs of ${path}`).toBe(1);
  const graph: unknown = JSON.parse(scripts[0]?.textContent ?? '');
  expect(graph, path).toMatchObject({ '@context': 'https://schema.org' });
  return nodesIn(isNode(graph) ? graph['@graph'] : undefined);
}

/** Returns the node of a type, which must be unique in the graph. */
export function nodeOf(nodes: readonly GraphNode[], type: string): GraphNode {
  const found = nodes.filter((node) => typesOf(node).includes(type));
  expect(found.length, `nodes of type ${type}`).toBe(1);
  return found[0] ?? {};
}

/** Returns the types of a node, one or several. */
export function typesOf(node: GraphNode): string[] {
  return [node['@type']].flat().map(String);
}

/** Returns the nodes among the values of a property. */
export function nodesIn(value: unknown): GraphNode[] {
  return [value].flat().filter(isNode);
}

/** Returns every node at any depth, references included. */
export function everyNode(nodes: readonly GraphNode[]): GraphNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(Object.values(node).flatMap(nodesIn))]);
}

function isNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

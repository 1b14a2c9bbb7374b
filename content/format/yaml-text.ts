import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isSeq, type Node, parseDocument, visit, YAMLMap, YAMLSeq } from 'yaml';
import { isObject } from './json.ts';

/**
 * The text of a file that holds `value`. Where the text there was holds the same, it stays as it
 * is written, comments and quotes included; only what differs is written anew.
 */
export function writeYaml(value: unknown, text = ''): string {
  const document = parseDocument(text);
  if (isDeepStrictEqual(document.toJS(), value)) return text;
  document.contents = reconcile(document, document.contents, value);
  tightenLists(document);
  return document.toString({ lineWidth: 0 });
}

/** A node for a value, made of the old node as far as that holds the same. */
function reconcile(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isObject(value)) return reconcileMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return reconcileList(document, node, value);
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), value)) return node;
  return createNode(document, value);
}

import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isObject } from './json.ts';

type AnyDocument = Document<Node, boolean>;

/** Small objects that read best on one line: `{ week: 2, day: friday }`. */
const oneLine = [
  ['week', 'day', 'time'],
  ['feast', 'time'],
  ['x', 'y', 'width', 'height'],
  ['top', 'bottom', 'left', 'right'],
  ['page', 'anchor'],
  ['day', 'opens', 'closes', 'lastEntry'],
  ['language', 'slug'],
];

/**
 * The text of a YAML file that holds `value`. Where the text there was holds the same, it stays as
 * it is written, comments and quotes included; only what differs is written anew.
 */
export function writeYaml(value: Record<string, unknown>, text = ''): string {
  const parsed = parseDocument(text);
  if (isDeepStrictEqual(parsed.toJS(), value)) return text;
  const root = parsed.contents;
  const document = isMap(root) ? parsed : new Document({});
  if (isMap(document.contents)) reconcileMap(document, document.contents, value);
  tightenLists(document);
  return document.toString({ lineWidth: 0 });
}

/** A node for a value, made of the node there was as far as that holds the same. */
function reconcile(document: AnyDocument, node: unknown, value: unknown): Node {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isObject(value)) return reconcileMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return reconcileList(document, node, value);
  return createNode(document, value);
}

function reconcileMap(document: AnyDocument, map: YAMLMap, value: Record<string, unknown>): Node {
  const nameOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : String(key));
  map.items = map.items.filter((pair) => nameOf(pair) in value);
  for (const pair of map.items) pair.value = reconcile(document, pair.value, value[nameOf(pair)]);
  const present = new Set(map.items.map(nameOf));
  for (const [name, field] of Object.entries(value)) {
    if (!present.has(name)) map.add(document.createPair(name, createNode(document, field)));
  }
  return map;
}

/**
 * Items that are the same move with their comments; others take the form of the one they replace.
 */
function reconcileList(document: AnyDocument, list: YAMLSeq, value: readonly unknown[]): Node {
  const free = new Set(list.items);
  const same = value.map((item) => {
    const found = [...free].find(
      (node) => isNode(node) && isDeepStrictEqual(node.toJS(document), item),
    );
    free.delete(found);
    return found;
  });
  list.items = value.map((item, index) => {
    const place = list.items[index];
    return same[index] ?? reconcile(document, free.has(place) ? place : undefined, item);
  });
  return list;
}

function createNode(document: AnyDocument, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, {
    Map: (_, map) => {
      const names = map.items.map(({ key }) => String(key));
      map.flow = oneLine.some((fields) => names.every((name) => fields.includes(name)));
    },
    Seq: (_, list) => {
      list.flow = list.items.every((item) => isScalar(item) && !/\s/.test(String(item.value)));
    },
  });
  return node;
}

/**
 * Lists on one line are written `[a, b]`, objects `{ a: b }`; the library has one padding for both.
 */
function tightenLists(document: AnyDocument): void {
  visit(document, {
    Collection: (_, collection) => {
      const written = collection.toString.bind(collection);
      const flowCollectionPadding = isSeq(collection) ? '' : ' ';
      collection.toString = (context, ...rest) =>
        written(context && { ...context, flowCollectionPadding }, ...rest);
    },
  });
}

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
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';

type AnyDocument = Document<Node, boolean>;

/** Small objects that are written on one line: `{ week: 2, day: friday }`. */
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
 * Returns the text of a YAML file with `value`. What is equal in the existing text is kept as it is
 * written, including comments and quotes; only what differs is rewritten.
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

/** Returns a node for a value, reusing the existing node as far as it is equal. */
function reconcile(document: AnyDocument, node: unknown, value: unknown): Node {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isRecord(value)) return reconcileMap(document, node, value);
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
 * Updates a list: equal items move with their comments; others take the form of the one they
 * replace.
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
 * Formats lists on one line as `[a, b]` and objects as `{ a: b }`; the library has one padding
 * setting for both.
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

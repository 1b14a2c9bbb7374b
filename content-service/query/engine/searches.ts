import { evaluateSync, Path } from 'groq-js';
import { queryError } from '../../http/errors.ts';
import { fail, type Result, succeed } from '../../http/result.ts';
import type { StoredDocument } from '../../store/json.ts';
import type { ParsedQuery } from '../language/groq.ts';
import { type GroqNode, isNode } from '../language/syntax-tree.ts';
import { matchesSearch, parseSearch, type SearchTerms } from './search-terms.ts';
import { isSelfContained } from './self-contained.ts';

/** Nodes that yield documents where they are based on documents. */
const SELECTING = new Set(['Filter', 'Group', 'PipeFuncCall', 'Slice']);
/** Nodes that apply their `expr` to each element of their `base`. */
const ITERATING = new Set(['Filter', 'FlatMap', 'Map']);

const ID: GroqNode = { type: 'AccessAttribute', name: '_id' };

/**
 * Replaces each `value match text::query(…)`, which the evaluator lacks, by a condition on the
 * document that is searched: `_id in <search>`. That is possible where the expression is applied to
 * the documents of `*`, as in a filter or in `score()`, and where `value` depends on the document
 * only. Any other use fails with 400. The searches have to be bound with {@link bindSearches}.
 */
export function planSearches(parsed: ParsedQuery): Result<ParsedQuery> {
  if (!parsed.functions.has('text::query')) return succeed(parsed);
  const misplaced: GroqNode[] = [];
  const tree = plan(parsed.tree, false, misplaced);
  if (misplaced.length === 0) return succeed({ ...parsed, tree });
  const description =
    'text::query() is available here only on the right of "match", with a constant, in a filter or a score of documents';
  return fail(queryError(description));
}

/** Binds the searches of a planned query to documents; `find` returns one by its id. */
export function bindSearches(
  node: GroqNode,
  find: (id: string) => StoredDocument | undefined,
): GroqNode {
  if (isSearch(node)) return { type: 'Value', value: new DocumentSearch(node, find) };
  return mapChildren(node, (child) => bindSearches(child, find));
}

/** A search over one value of each document; the documents are not known yet. */
interface SearchNode extends GroqNode {
  readonly type: 'Search';
  readonly expr: GroqNode;
  readonly terms: SearchTerms;
}

const isSearch = (node: GroqNode): node is SearchNode => node.type === 'Search';

/**
 * The documents that a search matches, as the right side of `in`. It is a path, because these are
 * the sets that the evaluator asks for their members instead of reading them.
 */
class DocumentSearch extends Path {
  readonly #node: SearchNode;
  readonly #find: (id: string) => StoredDocument | undefined;
  readonly #known = new Map<string, boolean>();

  constructor(node: SearchNode, find: (id: string) => StoredDocument | undefined) {
    super('');
    this.#node = node;
    this.#find = find;
  }

  matches(id: string): boolean {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const root = this.#find(id);
    const value: unknown = root && evaluateSync(this.#node.expr, { root }).data;
    const matches = matchesSearch(this.#node.terms, textsIn(value));
    this.#known.set(id, matches);
    return matches;
  }
}

/** Returns all strings in a value, except those of attributes such as `_type` and `_key`. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name.startsWith('_') ? [] : textsIn(part),
  );
}

/** `isOfDocument`: whether the node is applied to a document of `*`. */
function plan(node: GroqNode, isOfDocument: boolean, misplaced: GroqNode[]): GroqNode {
  if (isTextQuery(node)) misplaced.push(node);
  const search = isOfDocument ? searchOf(node) : null;
  if (search !== null) return { type: 'OpCall', op: 'in', left: ID, right: search };
  const { base, expr } = node;
  const ofBase = isNode(base) && isDocuments(base);
  return mapChildren(node, (child) => {
    if (child === base) return plan(child, isOfDocument, misplaced);
    if (node.type === 'PipeFuncCall') return plan(child, ofBase, misplaced);
    if (child === expr && ITERATING.has(node.type)) return plan(child, ofBase, misplaced);
    const keepsScope = node.type !== 'Projection' || (isNode(base) && base.type === 'This');
    return plan(child, isOfDocument && keepsScope, misplaced);
  });
}

function isDocuments(node: GroqNode): boolean {
  if (node.type === 'Everything') return true;
  return SELECTING.has(node.type) && isNode(node.base) && isDocuments(node.base);
}

function searchOf({ type, op, left, right }: GroqNode): SearchNode | null {
  if (type !== 'OpCall' || op !== 'match' || !isNode(left) || !isNode(right)) return null;
  if (!isTextQuery(right) || !Array.isArray(right.args) || !isSelfContained(left)) return null;
  const [argument]: unknown[] = right.args;
  if (!isNode(argument) || argument.type !== 'Value' || typeof argument.value !== 'string') {
    return null;
  }
  return { type: 'Search', expr: left, terms: parseSearch(argument.value) };
}

const isTextQuery = ({ type, namespace, name }: GroqNode) =>
  type === 'FuncCall' && namespace === 'text' && name === 'query';

function mapChildren(node: GroqNode, map: (child: GroqNode) => GroqNode): GroqNode {
  if (node.type === 'Value') return node;
  const mapPart = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(mapPart);
    return isNode(part) ? map(part) : part;
  };
  const parts = Object.entries(node).map(([name, part]) => [name, mapPart(part)]);
  return { ...Object.fromEntries(parts), type: node.type };
}

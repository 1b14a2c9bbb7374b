import { evaluateSync } from 'groq-js';
import type { DocumentFilter } from '../query/language/document-filter.ts';
import type { GroqNode } from '../query/language/syntax-tree.ts';
import type { StoredDocument } from '../store/json.ts';

/**
 * Whether a document may pass a filter, or with `expected` false, whether it may not. Unknown parts
 * of a filter may be true as well as false, so that no change is missed because of them.
 */
export function mayMatch(
  filter: DocumentFilter,
  document: StoredDocument,
  identity: string,
  expected = true,
): boolean {
  if (filter.type === 'unknown') return true;
  if (filter.type === 'is') {
    return filter.values.includes(document[filter.attribute]) === expected;
  }
  if (filter.type === 'not') return mayMatch(filter.base, document, identity, !expected);
  if (filter.type === 'expression') {
    const value = evaluateOn(filter.node, document, identity);
    return value === undefined || value === expected;
  }
  const { left, right } = filter;
  const first = mayMatch(left, document, identity, expected);
  // A conjunction is true where both operands are, and false where one of them is.
  const needsBoth = (filter.type === 'and') === expected;
  return first === needsBoth ? mayMatch(right, document, identity, expected) : first;
}

/** Returns a filter of which only what the id and the type of a document determine is known. */
export function onIdAndType(filter: DocumentFilter): DocumentFilter {
  if (filter.type === 'expression') return { type: 'unknown' };
  if (filter.type === 'not') return { ...filter, base: onIdAndType(filter.base) };
  if (filter.type === 'is' || filter.type === 'unknown') return filter;
  return { ...filter, left: onIdAndType(filter.left), right: onIdAndType(filter.right) };
}

/** Returns the value of an expression for a document, or undefined where it cannot be evaluated. */
function evaluateOn(node: GroqNode, root: StoredDocument, identity: string): unknown {
  try {
    return evaluateSync(node, { root, identity }).data;
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';
import { parseDocumentId } from '../../ids/document-id.ts';
import { conditionOf } from './conditions.ts';
import { childrenOf, type GroqNode, isNode } from './syntax-tree.ts';

/** More tags than this are replaced by the tag of the whole dataset: caches limit them too. */
const MAX_TAGS = 100;

type Subject = { kind: 'dataset' } | { kind: 'type' | 'id'; value: string };

function tag(dataset: string, subject: Subject): string {
  const value = subject.kind === 'dataset' ? '' : subject.value;
  const hash = createHash('sha256').update(`${dataset}\n${subject.kind}\n${value}`);
  return `s1:${hash.digest('base64url').slice(0, 12)}`;
}

/**
 * Returns the tags of a query's result: stable identifiers of what it depends on, with which a
 * cache can invalidate stale results. A result depends on every document of the types or ids in its
 * filters, on each document it resolved a reference to, and otherwise on the whole dataset.
 */
export function syncTagsOf(
  dataset: string,
  tree: GroqNode,
  followed: ReadonlySet<string>,
): string[] {
  const subjects = [...subjectsOf(tree), ...[...followed].map(idSubject)];
  const whole = tag(dataset, { kind: 'dataset' });
  const tags = new Set(subjects.map((subject) => tag(dataset, subject)));
  return tags.has(whole) || tags.size > MAX_TAGS ? [whole] : [...tags].sort();
}

/**
 * Returns the tags of the results that a change of a document affects: of those that depend on the
 * document itself, on one of the types that it or another version of it has or had, or on the whole
 * dataset.
 */
export function syncTagsOfChange(dataset: string, id: string, types: readonly string[]): string[] {
  const ofTypes = types.map((value): Subject => ({ kind: 'type', value }));
  const subjects: readonly Subject[] = [{ kind: 'dataset' }, idSubject(id), ...ofTypes];
  return subjects.map((subject) => tag(dataset, subject));
}

const idSubject = (id: string): Subject => ({
  kind: 'id',
  value: parseDocumentId(id)?.publishedId ?? id,
});

function subjectsOf(node: GroqNode): Subject[] {
  if (node.type === 'Everything') return [{ kind: 'dataset' }];
  // These functions read documents that no filter selects.
  if (
    node.type === 'FuncCall' &&
    (node.namespace === 'releases' || node.namespace === 'documents')
  ) {
    return [{ kind: 'dataset' }];
  }
  if (node.type === 'Filter' && isNode(node.base) && node.base.type === 'Everything') {
    const named = isNode(node.expr) ? namedIn(node.expr) : null;
    if (named !== null && isNode(node.expr)) return [...named, ...subjectsOf(node.expr)];
  }
  return childrenOf(node).flatMap(subjectsOf);
}

/** Returns the types or ids to which a filter limits its documents, or null where it does not. */
function namedIn(expr: GroqNode): Subject[] | null {
  if (expr.type === 'Group' && isNode(expr.base)) return namedIn(expr.base);
  if (isNode(expr.left) && isNode(expr.right)) {
    if (expr.type === 'And') return namedIn(expr.left) ?? namedIn(expr.right);
    if (expr.type === 'Or') {
      const left = namedIn(expr.left);
      const right = namedIn(expr.right);
      return left === null || right === null ? null : [...left, ...right];
    }
  }
  const condition = conditionOf(expr);
  if (condition.kind === 'id') return condition.values.map(idSubject);
  if (condition.kind !== 'type') return null;
  return condition.values.map((value): Subject => ({ kind: 'type', value }));
}

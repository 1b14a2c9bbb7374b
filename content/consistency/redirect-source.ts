import { resolveFixedPath, resolvePath } from '../../lib/routing/resolve-path.ts';
import type { FullDocument } from '../json/json.ts';
import { textOf } from '../json/values.ts';
import type { Dataset } from './dataset.ts';
import { documentAt, followPath } from './follow-path.ts';
import type { Severity } from './severity.ts';

/** What is wrong with the old path of a redirect. */
export type SourceProblem = { readonly severity: Severity } & (
  | { readonly kind: 'never-works' }
  /** A document lives at the path; undefined if another page does. */
  | { readonly kind: 'hides'; readonly document: FullDocument | undefined }
  /** The path was that of a document, to which it would lead without the redirect. */
  | { readonly kind: 'overrides'; readonly document: FullDocument }
);

/**
 * Returns what is wrong with the old path of a redirect, as the site reads it, or null. The site asks
 * redirects before it looks for a document, so that one from the path of a document hides it.
 */
export function sourceProblem(
  from: string,
  redirect: FullDocument,
  dataset: Dataset,
): SourceProblem | null {
  if (resolveFixedPath(from)) return { kind: 'never-works', severity: 'error' };
  const alone = { ...dataset, slugIndex: { ...dataset.slugIndex, redirects: [] } };
  const without = resolvePath(from, alone.slugIndex);
  if (without.kind === 'render') {
    return { kind: 'hides', severity: 'error', document: documentAt(from, dataset) };
  }
  if (without.kind !== 'redirect') return null;
  const intended = followPath(textOf(redirect.to) ?? '', dataset).document;
  const usual = followPath(from, alone).document;
  if (!usual || usual === intended) return null;
  return { kind: 'overrides', severity: 'warning', document: usual };
}

import type { Dataset } from '../consistency/dataset.ts';
import type { Problem } from './model/problem.ts';
import { rules } from './rules/index.ts';

/** The result of checking a dataset. */
export interface Findings {
  readonly problems: readonly Problem[];
  readonly counts: {
    readonly documents: number;
    readonly errors: number;
    readonly warnings: number;
  };
}

/** Checks a dataset against every rule; `more` are problems found otherwise. */
export function checkDataset(dataset: Dataset, more: readonly Problem[] = []): Findings {
  const problems = rules.flatMap((rule) => rule(dataset));
  return findings([...problems, ...more], dataset.documents.length);
}

/** Sorts problems by document, errors first, and counts them. */
export function findings(problems: readonly Problem[], documents: number): Findings {
  const sorted = problems.toSorted(
    (a, b) =>
      compare(a.type, b.type) ||
      compare(a.document, b.document) ||
      compare(a.severity, b.severity) ||
      compare(a.path, b.path),
  );
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { problems: sorted, counts: { documents, errors, warnings: problems.length - errors } };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

import { readRedirectSource } from '../../../lib/content/parse/formats/read-address.ts';
import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { languageOfPath } from '../../consistency/language-of-path.ts';
import { type SourceProblem, sourceProblem } from '../../consistency/redirect-source.ts';
import type { FullDocument } from '../../json/json.ts';
import { textOf } from '../../json/values.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('redirect-sources');

/** Finds redirects that never work, hide a page, or have the same path. */
export function redirectSources(dataset: Dataset): Problem[] {
  const owners = new Map<string, FullDocument>();
  return ofType(dataset, 'redirect').flatMap((redirect) => {
    const from = textOf(redirect.from);
    if (from === undefined) return [];
    const place = { path: 'from', language: languageOfPath(from) };
    const path = readRedirectSource(from);
    if (path === null) {
      return [report(redirect, place, `"${from}" is not a path, such as /en/old-page`)];
    }
    const owner = owners.get(path);
    owners.set(path, owner ?? redirect);
    if (owner) return [report(redirect, place, `${owner._id} redirects ${from} already`)];
    const problem = sourceProblem(path, redirect, dataset);
    return problem ? [report(redirect, place, messageOf(problem, path), problem.severity)] : [];
  });
}

function messageOf(problem: SourceProblem, from: string): string {
  switch (problem.kind) {
    case 'never-works':
      return `never works: ${from} is a page of the site`;
    case 'hides':
      return `hides ${problem.document?._id ?? 'a page'}, which lives at ${from}`;
    case 'overrides':
      return `${from} would lead to ${problem.document._id} without it`;
  }
}

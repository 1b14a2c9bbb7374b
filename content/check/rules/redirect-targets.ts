import { readRedirectTarget } from '../../../lib/content/parse/formats/read-address.ts';
import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { languageOfPath } from '../../consistency/language-of-path.ts';
import { type TargetProblem, targetProblem } from '../../consistency/redirect-target.ts';
import { textOf } from '../../json/values.ts';
import { addressProblem } from '../model/address-problem.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('redirect-targets');

/** Finds redirects to a missing page, back to their own path, or to another redirect. */
export function redirectTargets(dataset: Dataset): Problem[] {
  return ofType(dataset, 'redirect').flatMap((redirect) => {
    const to = textOf(redirect.to);
    if (to === undefined) return [];
    const place = { path: 'to', language: languageOfPath(textOf(redirect.from) ?? '') };
    const target = readRedirectTarget(to, dataset.origin);
    const doubt = addressProblem(to);
    if (target === null) {
      const message = doubt?.message ?? 'is neither a path of this site nor of another website';
      return [report(redirect, place, `"${to}" ${message}`)];
    }
    if (!target.startsWith('/')) {
      return doubt ? [report(redirect, place, `"${to}" ${doubt.message}`, doubt.severity)] : [];
    }
    const problem = targetProblem(target, redirect, dataset);
    return problem ? [report(redirect, place, messageOf(problem, target), problem.severity)] : [];
  });
}

function messageOf(problem: TargetProblem, to: string): string {
  switch (problem.kind) {
    case 'circle':
      return 'leads into a circle, or through more than 20 redirects';
    case 'malformed':
      return `"${to}" is malformed`;
    case 'nowhere':
      return `there is no page at ${problem.path}`;
    case 'no-anchor':
      return `${problem.document._id} has no anchor "${problem.anchor}"`;
    case 'redirected':
      return `${to} redirects to ${problem.to}; link to that directly`;
  }
}

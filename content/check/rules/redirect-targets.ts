import {
  readRedirectSource,
  readRedirectTarget,
} from '../../../lib/content/parse/formats/read-address.ts';
import { isRedirectLoop } from '../../../lib/routing/resolve-path.ts';
import type { FullDocument } from '../../format/json.ts';
import { textOf } from '../../format/values.ts';
import { addressProblem } from '../model/address-problem.ts';
import { hasAnchor } from '../model/anchors.ts';
import { type Dataset, ofType } from '../model/dataset.ts';
import { followPath } from '../model/follow-path.ts';
import { languageOfPath } from '../model/language-of-path.ts';
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
    return pathProblems(target, redirect, dataset).map(({ message, severity }) =>
      report(redirect, place, message, severity),
    );
  });
}

function pathProblems(to: string, { from }: FullDocument, dataset: Dataset) {
  const error = (message: string) => [{ message, severity: 'error' } as const];
  const rule = { from: readRedirectSource(from) ?? '', to, permanent: true };
  if (isRedirectLoop(rule, dataset.slugIndex))
    return error('leads into a circle, or through more than 20 redirects');
  const { end, document, anchor, hops } = followPath(to, dataset);
  if (end === 'malformed') return error(`"${to}" is malformed`);
  if (end === 'nowhere') return error(`there is no page at ${hops.at(-1) ?? to}`);
  if (document && anchor !== undefined && !hasAnchor(document, anchor, dataset)) {
    return error(`${document._id} has no anchor "${anchor}"`);
  }
  if (hops.length === 0) return [];
  const message = `${to} redirects to ${hops.at(-1)}; link to that directly`;
  return [{ message, severity: 'warning' } as const];
}

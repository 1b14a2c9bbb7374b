import { readRedirectSource } from '../../../lib/content/parse/formats/read-address.ts';
import { resolveFixedPath, resolvePath } from '../../../lib/routing/resolve-path.ts';
import type { FullDocument } from '../../format/json.ts';
import { textOf } from '../../format/values.ts';
import { type Dataset, ofType } from '../model/dataset.ts';
import { documentAt, followPath } from '../model/follow-path.ts';
import { languageOfPath } from '../model/language-of-path.ts';
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
    return inTheWay(redirect, path, dataset).map(({ message, severity }) =>
      report(redirect, place, message, severity),
    );
  });
}

function inTheWay(redirect: FullDocument, from: string, dataset: Dataset) {
  const error = (message: string) => [{ message, severity: 'error' } as const];
  if (resolveFixedPath(from)) return error(`never works: ${from} is a page of the site`);
  const alone = { ...dataset, slugIndex: { ...dataset.slugIndex, redirects: [] } };
  const without = resolvePath(from, alone.slugIndex);
  if (without.kind === 'render') {
    return error(`hides ${documentAt(from, dataset)?._id ?? 'a page'}, which lives at ${from}`);
  }
  if (without.kind !== 'redirect') return [];
  const intended = followPath(textOf(redirect.to) ?? '', dataset).document;
  const usual = followPath(from, alone).document;
  if (!usual || usual === intended) return [];
  const message = `${from} would lead to ${usual._id} without it`;
  return [{ message, severity: 'warning' } as const];
}

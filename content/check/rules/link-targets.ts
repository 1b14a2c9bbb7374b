import type { Dataset } from '../../consistency/dataset.ts';
import { type LinkProblem, linkProblem } from '../../consistency/link-target.ts';
import { type ContentLink, linksOf } from '../model/links.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('link-targets');

/**
 * Finds links without a target, to an anchor that the page does not have, or to a path without a
 * page.
 */
export function linkTargets(dataset: Dataset): Problem[] {
  return dataset.documents.flatMap((document) =>
    linksOf(document).flatMap((link) => {
      const problem = linkProblem(link, document, dataset);
      return problem ? [report(document, link, messageOf(problem, link), problem.severity)] : [];
    }),
  );
}

function messageOf(problem: LinkProblem, { address }: ContentLink): string {
  switch (problem.kind) {
    case 'no-target':
      return 'leads nowhere';
    case 'no-page':
      return `names an anchor "${problem.anchor}" but no page`;
    case 'no-anchor':
      return `${problem.document._id} has no anchor "${problem.anchor}"`;
    case 'malformed':
    case 'nowhere':
      return `there is no page at ${address}`;
    case 'redirected':
      return `${address} is redirected to ${problem.to}`;
  }
}

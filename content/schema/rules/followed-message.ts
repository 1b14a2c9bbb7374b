import type { FollowedProblem } from '../../consistency/followed-problem.ts';
import { documentName } from '../values/document-name.ts';
import { anchorMissing, anyAddress, pathOfPage, pathOfTarget } from './messages.ts';

/** Returns the message to editors for a path of the site that leads to no page, or not directly. */
export function followedMessage(problem: FollowedProblem): string {
  switch (problem.kind) {
    case 'malformed':
      return anyAddress;
    case 'nowhere':
      return pathOfPage(problem.path);
    case 'no-anchor':
      return anchorMissing(problem.anchor, documentName(problem.document));
    case 'redirected':
      return pathOfTarget(problem.to);
  }
}

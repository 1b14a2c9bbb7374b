import {
  readRedirectSource,
  readRedirectTarget,
} from '../../../lib/content/parse/formats/read-address.ts';
import { resolveFixedPath } from '../../../lib/routing/resolve-path.ts';
import { languageOfPath } from '../../consistency/language-of-path.ts';
import { sourceProblem } from '../../consistency/redirect-source.ts';
import { targetProblem } from '../../consistency/redirect-target.ts';
import { documentName } from '../values/document-name.ts';
import { languagesWhere } from '../values/locales.ts';
import { bySeverity, type FindProblem } from './by-severity.ts';
import { followedMessage } from './followed-message.ts';
import { circularPath, oldPathOfDocument, oldPathOfPage, previousPath } from './messages.ts';
import { asPublished } from './public-dataset.ts';

/** Rejects the old path of a redirect at which the site has a page: visitors would still see it. */
export function notOfPage(from: unknown): true | string {
  const path = readRedirectSource(from);
  return path === null || resolveFixedPath(path) === null || oldPathOfPage;
}

/** Finds a document that the old path of a redirect hides, or to which it would lead without it. */
const findAtSource: FindProblem = async (from, context) => {
  const path = readRedirectSource(from);
  // The rule above needs no other documents.
  if (path === null || notOfPage(from) !== true) return null;
  const published = await asPublished(context);
  const problem = published && sourceProblem(path, published.document, published.dataset);
  if (!problem || problem.kind === 'never-works') return null;
  const { severity, kind, document } = problem;
  const name = document ? documentName(document) : path;
  const [language = ''] = languagesWhere((each) => each === languageOfPath(path));
  const message = kind === 'hides' ? oldPathOfDocument : previousPath;
  return { severity, message: message(name, language) };
};

/** Finds why the new path of a redirect leads to no page, or not directly. */
const findAtTarget: FindProblem = async (to, context) => {
  const path = readRedirectTarget(to);
  if (!path?.startsWith('/')) return null;
  const published = await asPublished(context);
  const problem = published && targetProblem(path, published.document, published.dataset);
  if (!problem) return null;
  const { severity } = problem;
  return {
    severity,
    message: problem.kind === 'circle' ? circularPath : followedMessage(problem),
  };
};

/** The rules of the old path of a redirect beside the documents of the site. */
export const sourceRules = bySeverity(findAtSource);

/** The rules of the new path of a redirect beside the documents of the site. */
export const targetRules = bySeverity(findAtTarget);

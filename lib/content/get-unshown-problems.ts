import 'server-only';
import { unreferenced } from './documents/unreferenced/unreferenced.query.ts';
import { findDraftProblems } from './fetch-content.ts';
import type { ContentProblem } from './model/content-query.ts';

/** Returns the problems of documents that no page shows, for an editor in preview; else none. */
export async function getUnshownProblems(): Promise<readonly ContentProblem[]> {
  return await findDraftProblems(unreferenced);
}

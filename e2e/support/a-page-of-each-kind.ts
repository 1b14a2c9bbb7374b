import type { APIRequestContext } from '@playwright/test';
import { documentKinds, pageKinds } from './kinds.ts';
import { firstPathAt } from './sitemaps.ts';

/** An English page of each kind: its path, or the path that those of its documents begin with. */
export const pageOfEachKind = [
  ...pageKinds.map(({ kind, paths: [path] }) => ({ kind, path })),
  ...documentKinds.map(({ kind, prefixes: [path] }) => ({ kind, path })),
];

/** Returns the path of a page in {@link pageOfEachKind}. */
export async function pathOf(
  request: APIRequestContext,
  { path }: (typeof pageOfEachKind)[number],
): Promise<string> {
  return path.endsWith('/') ? await firstPathAt(request, path) : path;
}

import type { APIRequestContext } from '@playwright/test';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';
import { comparablePage } from './comparable-page.ts';

/** A page as it was at one moment. */
export interface Visited {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** Returns what pages are compared by. */
  readonly comparable: () => string;
}

/** Requests pages and returns their current state. */
export function visit(request: APIRequestContext, paths: Iterable<string>): Promise<Visited[]> {
  return mapConcurrently(paths, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const [status, html] = [response.status(), await response.text()];
    // Otherwise its body stays in memory until the test ends.
    await response.dispose();
    let made: string | undefined;
    const comparable = () => {
      made ??= comparablePage(html);
      return made;
    };
    return { path, status, html, comparable };
  });
}

/** Returns pages by their paths. */
export function byPath(pages: readonly Visited[]): Map<string, Visited> {
  return new Map(pages.map((page) => [page.path, page]));
}

/** Returns the pages that have changed, each with its first difference. */
export function changed(pages: readonly Visited[], before: ReadonlyMap<string, Visited>): string[] {
  return pages.flatMap((page) => {
    const then = before.get(page.path);
    return !then || page.html === then.html
      ? []
      : difference(page.path, then.comparable(), page.comparable());
  });
}

function difference(path: string, earlier: string, now: string): string[] {
  if (now === earlier) return [];
  const at = [...now].findIndex((character, index) => character !== earlier[index]);
  const part = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return [`${path}: ${part(earlier)} is now ${part(now)}`];
}

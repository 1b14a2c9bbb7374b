import { plainError } from '../../http/errors.ts';
import { fail, type Result, succeed } from '../../http/result.ts';
import { isReleaseName } from '../../ids/document-id.ts';

/**
 * Which documents a query sees: all as they are stored, or one version of each, from the first
 * layer that has it. `layers` are `drafts` and release names; the published version always comes
 * last.
 */
export type Perspective =
  | { readonly kind: 'raw' }
  | { readonly kind: 'overlay'; readonly layers: readonly string[] };

/** The first API version of which queries and listeners see published documents by default. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19';
/** The layers of a stacked perspective besides releases. */
const LAYERS = new Set(['drafts', 'published']);

/** Whether queries and listeners of an API version see published documents only by default. */
export function isPublishedByDefault(apiVersion: string): boolean {
  return apiVersion === 'X' || apiVersion >= PUBLISHED_BY_DEFAULT_SINCE;
}

function defaultPerspective(apiVersion: string): Perspective {
  return isPublishedByDefault(apiVersion) ? { kind: 'overlay', layers: [] } : { kind: 'raw' };
}

/**
 * Parses the `perspective` parameter: `raw`, `published`, `drafts` (or its old name
 * `previewDrafts`), a release's name, or several of the latter three separated by commas. Anything
 * else fails with 400.
 */
export function parsePerspective(
  value: string | undefined,
  apiVersion: string,
): Result<Perspective> {
  if (value === undefined || value === '') return succeed(defaultPerspective(apiVersion));
  const names = value.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name));
  if (names.length === 1 && names[0] === 'raw') return succeed({ kind: 'raw' });
  const invalid = names.find((name) => !LAYERS.has(name) && !isReleaseName(name));
  if (invalid !== undefined) {
    return fail(
      plainError(400, `Invalid perspective "${value}": "${invalid}" is not allowed in it`),
    );
  }
  const end = names.indexOf('published');
  const layers = [...new Set(end === -1 ? names : names.slice(0, end))];
  return succeed({ kind: 'overlay', layers });
}

/** Whether a perspective shows unpublished content, which requires a token. */
export function needsToken(perspective: Perspective): boolean {
  return perspective.kind === 'overlay' && perspective.layers.length > 0;
}

/** Returns a short key of a perspective, the same for equal perspectives. */
export function perspectiveKey(perspective: Perspective): string {
  return perspective.kind === 'raw' ? 'raw' : ['published', ...perspective.layers].join(',');
}

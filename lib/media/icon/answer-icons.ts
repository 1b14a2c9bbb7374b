import 'server-only';
import { iconUrlLimit } from './icon-requests.ts';
import { findIcon, isIconSet } from './icon-sets.ts';

/** Icons of a released set do not change; a new release may improve them. */
const cacheControl = 'public, max-age=604800';

/**
 * Responds to a request for icons of a set (specification, section 7) in Iconify's JSON: with the
 * icons of the `icons` parameter, separated by commas, and the names that do not exist. 404 if
 * there is no such set, 400 without names, 414 for an address of more than 500 characters.
 */
export function answerIcons(set: string, url: URL): Response {
  if (url.pathname.length + url.search.length > iconUrlLimit) return refuse(414);
  if (!isIconSet(set)) return refuse(404);
  const names = url.searchParams.get('icons')?.split(',').filter(Boolean) ?? [];
  if (names.length === 0) return refuse(400);
  const found = names.map((name) => [name, findIcon(set, name)] as const);
  return Response.json(
    {
      prefix: set,
      icons: Object.fromEntries(found.filter(([, icon]) => icon)),
      not_found: found.filter(([, icon]) => !icon).map(([name]) => name),
    },
    { headers: { 'Cache-Control': cacheControl } },
  );
}

function refuse(status: number): Response {
  return new Response(null, { status });
}

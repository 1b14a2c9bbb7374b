import type { ValidationContext } from '@sanity/types';
import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readAnchor } from '../../../lib/content/parse/formats/read-anchor.ts';
import { pageAnchors } from '../../../lib/routing/page-anchors.ts';
import { anchorsOfPage } from './messages.ts';

const anchorsOfRoute: ReadonlyMap<unknown, readonly string[]> = new Map(
  Object.entries(pageAnchors),
);

type Context = Pick<ValidationContext, 'document'>;

/** Rejects sections of a page without the anchors that the site itself links to. */
export function withPageAnchors(sections: unknown, { document }: Context): true | string {
  const items: unknown[] = Array.isArray(sections) ? sections : [];
  const present = new Set(items.map((item) => (isRecord(item) ? readAnchor(item.anchor) : null)));
  const needed = anchorsOfRoute.get(document?.route) ?? [];
  const missing = needed.filter((anchor) => !present.has(anchor));
  return missing.length === 0 || anchorsOfPage(missing);
}

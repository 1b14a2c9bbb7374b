import type { ValidationContext } from '@sanity/types';
import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readAnchor } from '../../../lib/content/parse/formats/read-anchor.ts';
import { pageAnchors } from '../../../lib/routing/page-anchors.ts';
import { anchorsOf, repeatedAnchors } from '../../consistency/anchors.ts';
import { anchorsOfPage, eachAnchorOnce } from './messages.ts';
import type { OthersContext } from './other-documents.ts';
import { asPublished } from './public-dataset.ts';

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

/** Rejects sections of a page that have an anchor in common, questions that they show included. */
export async function anchorsOnce(
  sections: unknown,
  context: OthersContext,
): Promise<true | string> {
  if (!Array.isArray(sections) || sections.length === 0) return true;
  const published = await asPublished(context);
  if (!published) return true;
  const anchors = anchorsOf(published.document, published.dataset);
  const repeated = repeatedAnchors(anchors).map(({ name }) => name);
  return repeated.length === 0 || eachAnchorOnce([...new Set(repeated)]);
}

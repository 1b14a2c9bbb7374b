import { readAnchor } from '../../lib/content/parse/formats/read-anchor.ts';
import type { FullDocument, Json, JsonObject } from '../json/json.ts';
import { itemsOf, textOf } from '../json/values.ts';
import { type Dataset, ofType } from './dataset.ts';

/** Anchors that every page has: the target of the skip link. */
export const siteAnchors: readonly string[] = ['content'];

/** Returns an anchor as the site reads it, or as it is written if the site cannot read it. */
export function anchorIn(value: Json | undefined): string | undefined {
  return readAnchor(value) ?? textOf(value);
}

/** An anchor of a page and the path of the field that defines it. */
export interface Anchor {
  readonly name: string;
  readonly path: string;
}

/** Returns the anchors of a document's page: those of its sections and of the questions in them. */
export function anchorsOf(document: FullDocument, dataset: Dataset): Anchor[] {
  return itemsOf(document.sections).flatMap(([index, section]) => {
    const path = `sections[${index}]`;
    const own = anchorIn(section.anchor);
    const questions = section._type === 'faqSection' ? questionsIn(section, dataset) : [];
    return [
      ...(own === undefined ? [] : [{ name: own, path: `${path}.anchor` }]),
      ...questions.map((name) => ({ name, path })),
    ];
  });
}

/** Returns those of the anchors of a page that it has before them, in the order of the page. */
export function repeatedAnchors(anchors: readonly Anchor[]): Anchor[] {
  const seen = new Set(siteAnchors);
  return anchors.filter(({ name }) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated;
  });
}

/** Whether a document's page has an anchor. */
export function hasAnchor(document: FullDocument, anchor: string, dataset: Dataset): boolean {
  if (siteAnchors.includes(anchor)) return true;
  return anchorsOf(document, dataset).some(({ name }) => name === anchor);
}

/**
 * Returns the anchors of the questions in a section's categories (all if none), up to its limit.
 */
function questionsIn({ categories, limit }: JsonObject, dataset: Dataset): string[] {
  const rank = ({ order }: FullDocument) => (typeof order === 'number' ? order : 0);
  const entries = ofType(dataset, 'faqEntry').sort(
    (a, b) => String(a.category).localeCompare(String(b.category)) || rank(a) - rank(b),
  );
  const wanted = Array.isArray(categories) && categories.length > 0 ? categories : undefined;
  const order = new Set(wanted ?? entries.map(({ category = null }) => category));
  return [...order]
    .flatMap((category) => entries.filter((entry) => entry.category === category))
    .slice(0, typeof limit === 'number' ? limit : entries.length)
    .flatMap(({ anchor }) => anchorIn(anchor) ?? []);
}

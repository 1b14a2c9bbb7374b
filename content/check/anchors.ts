import type { FullDocument, JsonObject } from '../format/json.ts';
import { type Dataset, ofType } from './dataset.ts';
import { itemsOf, textOf } from './values.ts';

/** Anchors that every page has: what the skip link leads to. */
export const siteAnchors: readonly string[] = ['content'];

/** An anchor of a page and the place that gives it. */
export interface Anchor {
  readonly name: string;
  readonly path: string;
}

/** The anchors a document's page bears: those of its sections and of the questions shown there. */
export function anchorsOf(document: FullDocument, dataset: Dataset): Anchor[] {
  return itemsOf(document.sections).flatMap(([index, section]) => {
    const path = `sections[${index}]`;
    const own = textOf(section.anchor);
    const questions = section._type === 'faqSection' ? questionsIn(section, dataset) : [];
    return [
      ...(own === undefined ? [] : [{ name: own, path: `${path}.anchor` }]),
      ...questions.map((name) => ({ name, path })),
    ];
  });
}

/** Whether a link to an anchor of a document's page leads there. */
export function hasAnchor(document: FullDocument, anchor: string, dataset: Dataset): boolean {
  if (siteAnchors.includes(anchor)) return true;
  return anchorsOf(document, dataset).some(({ name }) => name === anchor);
}

/** Questions of the categories a section asks for (of all, if of none), up to its limit. */
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
    .flatMap(({ anchor }) => textOf(anchor) ?? []);
}

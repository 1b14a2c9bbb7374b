import type { SanityDocument } from '@sanity/client';

/** Matches a value of a list of choices, such as `soldOut`, which a page would not show. */
const choice = /^[a-z][A-Za-z]*$/;

/** Numbers below are in every page, in sizes and dates. */
const smallestTelling = 100;

/**
 * Whether a page may show something of a document: one of its texts, addresses or larger numbers is
 * in its HTML. Prefers false positives to false negatives.
 */
export function showsDocument(html: string, document: SanityDocument): boolean {
  const { _id, _rev, _createdAt, _updatedAt, ...fields } = document;
  const text = unescaped(html);
  return leaves(fields).some((leaf) => text.includes(leaf));
}

function leaves(value: unknown): string[] {
  if (typeof value === 'number') return value < smallestTelling ? [] : [String(value)];
  if (typeof value === 'string') {
    const leaf = value.trim().replace(/^image-|-[a-z]+$/g, '');
    return leaf.length < 3 || choice.test(leaf) ? [] : [leaf];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    /^_(key|type)$/.test(name) ? [] : leaves(field),
  );
}

function unescaped(html: string): string {
  const characters: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
  return html.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => characters[name] ?? '');
}

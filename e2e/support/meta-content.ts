import type { PageDocument } from './read-page.ts';

/** Returns the content of a `<meta>` with a name or a property; empty when it is missing. */
export function metaContent(document: PageDocument, name: string): string {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element?.getAttribute('content') ?? '';
}

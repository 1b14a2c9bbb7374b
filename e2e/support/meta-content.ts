import type { readPage } from './read-page.ts';

type PageDocument = Awaited<ReturnType<typeof readPage>>['document'];

/** What a `<meta>` of the head says under a name or a property; empty when it is not there. */
export function metaContent(document: PageDocument, name: string): string {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element?.getAttribute('content') ?? '';
}

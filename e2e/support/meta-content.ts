/** What a `<meta>` of the head says under a name or a property; empty when it is not there. */
export function metaContent(document: Document, name: string): string {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element?.getAttribute('content') ?? '';
}

import { stegaClean } from '#lib/platform/format/stega-clean';
import type { Graph } from '#lib/seo/structured-data/graph';

/**
 * Renders the structured data of a page as JSON-LD. Escapes every `<`, which could end the element
 * early.
 */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  const json = stegaClean(JSON.stringify(graph)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}

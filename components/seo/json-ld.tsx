import type { Graph } from '#lib/seo/structured-data/node';

/** What a page says to machines. No `<` is left in it that could end the element early. */
export function JsonLd({ graph }: { readonly graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}

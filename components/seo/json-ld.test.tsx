import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { graphOf } from '#lib/seo/structured-data/graph';
import { JsonLd } from './json-ld';

it('preserves the graph, whatever text it contains', () => {
  const graph = graphOf([
    {
      '@type': 'Product',
      name: 'Beer & "bread" </script><script>alert(1)</script> <!-- café',
    },
  ]);
  const html = renderToStaticMarkup(<JsonLd graph={graph} />);
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(graph);
});

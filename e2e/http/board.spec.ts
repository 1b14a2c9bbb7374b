import { expect, test } from '@playwright/test';
import { formatPrice } from '../../lib/platform/format/price.ts';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { boardPages, itemsOf } from '../support/board-pages.ts';
import { inLanguage } from '../support/localized.ts';
import { readPage } from '../support/read-page.ts';
import { graphNodes, nodeOf, nodesIn } from '../support/structured-data.ts';

for (const locale of locales) {
  test(`boards in ${locale} have each beer and dish with its prices, and so do their menus`, async ({
    request,
  }) => {
    for (const boardPage of await boardPages()) {
      const path = pathFor(boardPage.route, locale);
      const items = itemsOf(boardPage);
      const { document } = await readPage(request, path);

      const entries = document.querySelectorAll('main li:has(> * > h4)');
      expect(entries.length, path).toBe(items.length);
      for (const [index, { name, prices }] of items.entries()) {
        const text = entries[index]?.textContent ?? '';
        expect(text, path).toContain(inLanguage(name, locale));
        expect(text, `Czech name on ${path}`).toContain(name.cs);
        for (const price of prices) if (price > 0) expect(text, path).toContain(formatPrice(price));
      }

      const nodes = graphNodes(document, path);
      const menu = nodeOf(nodes, 'Menu');
      expect(menu.inLanguage, path).toBe(locale);
      if (boardPage.route === 'taproom') {
        const menus = nodesIn(nodeOf(nodes, 'BarOrPub').hasMenu).map((node) => node['@id']);
        expect(menus, path).toContain(menu['@id']);
      }
      const sections = nodesIn(menu.hasMenuSection);
      const listed = sections.flatMap(({ hasMenuItem }) =>
        nodesIn(hasMenuItem).map(({ name, offers }) => ({
          name,
          prices: nodesIn(offers).map(({ price }) => price),
        })),
      );
      expect(listed, path).toEqual(
        items.map(({ name, prices }) => ({ name: inLanguage(name, locale), prices })),
      );
    }
  });
}

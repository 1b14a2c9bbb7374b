import { type APIRequestContext, expect, test } from '@playwright/test';
import { allPages, type ShownPage } from '../support/all-pages.ts';
import { missing, type Reference } from '../support/missing.ts';

test.describe.configure({ timeout: 120_000 });

test('every link, anchor, picture and resource of every page exists', { tag: '@slow' }, async ({
  request,
}) => {
  const pages = await allPages(request);
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const links = pages.flatMap((page) =>
    page.links.map((address) => ({ from: page.path, address, ...target(page, address) })),
  );
  expect(links.length / pages.length, 'links per page').toBeGreaterThan(10);

  await test.step('links', async () => {
    const elsewhere = links
      .filter(({ path }) => !pageAt.has(path))
      .map(({ from, address }) => ({ from, address: address.split('#')[0] ?? '' }));
    expect(await missing(request, elsewhere, { whole: true })).toEqual([]);
  });

  await test.step('anchors', () => {
    const lost = links
      .filter(({ path, anchor }) => anchor !== null && !pageAt.get(path)?.ids.has(anchor))
      .map(({ from, address }) => `${address} of ${from}`);
    expect(new Set(lost)).toEqual(new Set());
  });

  await test.step('pictures, each in its smallest size', async () => {
    const pictures = new Map<string, Reference>();
    for (const { path: from, pictures: shown } of pages) {
      for (const [address = ''] of shown) {
        const file = address.split('?')[0] ?? '';
        if (!pictures.has(file)) pictures.set(file, { from, address });
      }
    }
    expect(pictures.size / pages.length, 'pictures per page').toBeGreaterThan(0.5);
    expect(await missing(request, [...pictures.values()], { whole: false })).toEqual([]);
  });

  await test.step('styles, scripts, fonts and icons', async () => {
    const parts = pages.flatMap(({ path: from, parts }) =>
      parts.map((address) => ({ from, address: address.split('#')[0] ?? '' })),
    );
    expect(await missing(request, parts, { whole: true })).toEqual([]);
    const styles = parts.filter(({ address }) => address.endsWith('.css'));
    expect(await missing(request, await inStyles(request, styles), { whole: true })).toEqual([]);
  });

  await test.step('classes of the style sheets', () => {
    const wrong = pages.filter(({ classes }) => classes.has('undefined')).map(({ path }) => path);
    expect(wrong, 'pages with a class that its CSS module does not define').toEqual([]);
  });

  await test.step('icons of the sheet', async () => {
    const sheet = await (await request.get('/assets/icons.svg')).text();
    const icons = new Set(pages.flatMap(({ parts }) => parts.filter((part) => part.includes('#'))));
    expect(icons.size).toBeGreaterThan(3);
    for (const icon of icons) expect(sheet).toContain(`id="${icon.split('#')[1]}"`);
  });
});

/** Returns the page and the anchor a link leads to; without a path, its own page. */
function target(page: ShownPage, address: string) {
  const [before = '', anchor] = address.split('#');
  const path = before === '' ? page.path : (before.split('?')[0] ?? '');
  return { path, anchor: anchor === undefined ? null : decodeURIComponent(anchor) };
}

/** Returns the references in style sheets. */
async function inStyles(
  request: APIRequestContext,
  styles: readonly Reference[],
): Promise<Reference[]> {
  const sheets = [...new Set(styles.map(({ address }) => address))];
  const found = await Promise.all(
    sheets.map(async (sheet) => {
      const css = await (await request.get(sheet)).text();
      const urls = [...css.matchAll(/url\(["']?(?!data:)([^"')#]+)/g)];
      return urls.map(([, url = '']) => {
        const { pathname } = new URL(url, `http://localhost${sheet}`);
        return { from: sheet, address: pathname };
      });
    }),
  );
  return found.flat();
}

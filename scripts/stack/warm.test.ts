import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../../server/testing/http.ts';
import { warmHome } from './warm.ts';

let server: Server;
const printed = vi.fn();

beforeEach(() => {
  printed.mockReset();
  vi.spyOn(console, 'error').mockImplementation(printed);
});

afterEach(() => server.close());

/** A `srcset` as the site writes it: the renderings in the offered widths, in pixels. */
function candidates(name: string, ...widths: readonly number[]): string {
  return widths
    .map((width) => `/media/${name}.jpg?rect=1,2,3,4&amp;w=${width}&amp;q=70 ${width}w`)
    .join(', ');
}

/** The first elements of the home page: its signs, its first picture, and the others. */
const home = `<a><img src="/assets/mark.svg" alt="" width="84"/></a><img src="/assets/mark.svg" alt=""/>
  <picture><source media="(width &lt;= 600px)" srcSet="${candidates('tall', 360, 750, 880)}" sizes="100vw"/><img
    class="a" src="/media/wide.jpg?w=1080&amp;q=70" srcSet="${candidates('wide', 540, 750, 1920)}" alt="" fetchPriority="high"/></picture>
  <img src="https://elsewhere.example/e.jpg" srcSet="https://elsewhere.example/f.jpg 1080w">
  <picture><source srcSet="${candidates('later', 750)}"/><img src="/media/last.jpg" srcSet="${candidates('last', 750, 1080)}" loading="lazy"/></picture>`;

interface Asked {
  readonly path: string;
  readonly accept: string;
}

async function siteWith(page: string): Promise<{ url: string; requested: Asked[] }> {
  const requested: Asked[] = [];
  server = createServer(({ url = '', headers: { accept = '' } }, response) => {
    requested.push({ path: url, accept });
    response.statusCode = url === '/de' ? 500 : 200;
    response.setHeader('Connection', 'close');
    response.end(page);
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, requested };
}

it('requests the home page in every language, and once its first picture as wide as screens', async () => {
  const { url, requested } = await siteWith(home);
  await warmHome(url);
  expect(requested.map(({ path }) => path).toSorted()).toEqual([
    '/cs',
    '/de',
    '/en',
    '/it',
    '/media/tall.jpg?rect=1,2,3,4&w=750&q=70',
    '/media/tall.jpg?rect=1,2,3,4&w=880&q=70',
    '/media/wide.jpg?rect=1,2,3,4&w=1920&q=70',
    '/media/wide.jpg?rect=1,2,3,4&w=750&q=70',
  ]);
  const accepted = requested.filter(({ path }) => path.startsWith('/media/'));
  expect(accepted.every(({ accept }) => accept.includes('image/avif'))).toBe(true);
  expect(printed.mock.calls).toEqual([['/de did not answer well.']]);
});

it('prints the paths that could not be fetched', async () => {
  const { url } = await siteWith('');
  server.close();
  server.closeAllConnections();
  await warmHome(url);
  expect(printed).toHaveBeenCalledTimes(4);
});

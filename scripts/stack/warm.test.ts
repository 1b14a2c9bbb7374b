import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../../server/testing/http.ts';
import { warmHome } from './warm.ts';

let server: Server;

afterEach(() => server.close());

async function siteWith(page: string): Promise<{ url: string; requested: string[] }> {
  const requested: string[] = [];
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.statusCode = request.url === '/de' ? 500 : 200;
    response.setHeader('Connection', 'close');
    response.end(page);
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, requested };
}

it('requests the home page in every language and its first pictures, once each', async () => {
  const picture = (name: string) => `<img alt="" src="/media/${name}.jpg?w=1&amp;q=2">`;
  const { url, requested } = await siteWith(`${['a', 'b', 'c', 'd'].map(picture).join('')}
    <img src="https://elsewhere.example/e.jpg">`);
  const cold = await warmHome(url);
  expect(requested.toSorted()).toEqual([
    '/cs',
    '/de',
    '/en',
    '/it',
    '/media/a.jpg?w=1&q=2',
    '/media/b.jpg?w=1&q=2',
    '/media/c.jpg?w=1&q=2',
  ]);
  expect(cold).toEqual(['/de']);
});

it('returns the paths that could not be fetched', async () => {
  const { url } = await siteWith('');
  server.close();
  server.closeAllConnections();
  expect(await warmHome(url)).toHaveLength(4);
});

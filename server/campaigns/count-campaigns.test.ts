import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareKnownCodes, takePending } from '../../lib/request/campaigns/pending-counts.ts';
import { hideQuery } from '../../lib/request/forwarded-query.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { knownCodes } from '../../lib/tickets/campaign/known-codes.ts';
import { listen } from '../testing/http.ts';
import { countCampaigns } from './count-campaigns.ts';

const browser = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
};
const studio = 'https://studio.example.com';
const deal = `${pathFor('deal', 'de', 'x')}?ref=hotel&dsc=VAULT10`;

let server: Server;
let status = 200;

beforeEach(() => {
  status = 200;
  shareKnownCodes(knownCodes([{ ref: 'hotel', dsc: 'VAULT10' }]));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a request and returns what has been counted. */
async function countsAfter(
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) {
  server = createServer((request: IncomingMessage, response) => {
    hideQuery(request, true);
    countCampaigns(request, response, studio);
    response.writeHead(status).end();
  });
  const url = `http://127.0.0.1:${await listen(server)}${target}`;
  await fetch(url, { method, headers: { ...browser, ...headers } });
  return takePending(10);
}

it('counts an arrival with its codes and the language of the page', async () => {
  expect(await countsAfter(deal, { 'sec-fetch-site': 'cross-site' })).toEqual([
    {
      stage: 'arrival',
      ref: 'hotel',
      dsc: 'VAULT10',
      locale: 'de',
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      count: 1,
    },
  ]);
});

it.each([
  ['a page that the browser has already', deal, { 'if-none-match': '"a"' }, 304],
  ['a filtered list', '/en/events?kind=music&ref=hotel', {}, 200],
  ['a typed address', '/cs?dsc=vault10', { 'sec-fetch-site': 'none' }, 200],
  ['an encoded code', '/cs?ref=h%6ftel', {}, 200],
  ['a link on a page of another port', deal, { referer: `${studio}:8080/` }, 200],
])('counts %s', async (_, target, headers, sent) => {
  status = sent;
  expect(await countsAfter(target, headers)).toMatchObject([{ count: 1 }]);
});

it.each([
  ['a page without a code', '/en?utm_source=hotel', {}],
  ['an unknown code', '/en?ref=unknown', {}],
  ['a code of another name', '/en?xref=hotel', {}],
  ['a code that is too long', `/en?ref=${'hotel'.repeat(3000)}`, {}],
  ['a malformed code', '/en?ref=%ff%fe&dsc[]=VAULT10', {}],
  ['a malformed path', '/en/%E0%A4%A?ref=hotel', {}],
  ['a route handler', '/api/health?ref=hotel', {}],
  ['a page that nobody searches for', '/en/newsletter/confirm?ref=hotel', {}],
  ['a prefetch', deal, { 'sec-purpose': 'prefetch;prerender' }],
  ['a payload of the router', `${deal}&_rsc=a`, { rsc: '1' }],
  ['a frame', deal, { 'sec-fetch-dest': 'iframe' }],
  ['a picture on another site', deal, { 'sec-fetch-dest': 'image' }],
  ['a reload', deal, { 'cache-control': 'max-age=0' }],
  ['the next page of a visit', deal, { 'sec-fetch-site': 'same-origin' }],
  ['a link in the Studio', deal, { 'sec-fetch-site': 'same-site', referer: `${studio}/` }],
  ['a link in a Studio elsewhere', deal, { 'sec-fetch-site': 'cross-site', referer: `${studio}/` }],
  ['a link in the Studio, without metadata', deal, { referer: `${studio}/structure` }],
  ['a bot', deal, { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a client without a name', deal, { 'user-agent': '' }],
  ['a preview', deal, { cookie: 'preview-token=x' }],
])('does not count %s', async (_, target, headers) => {
  expect(await countsAfter(target, headers)).toEqual([]);
});

it('does not count the next page of a visit where browsers send no metadata', async () => {
  server = createServer();
  const port = await listen(server);
  server.on('request', (request: IncomingMessage, response) => {
    hideQuery(request, true);
    countCampaigns(request, response, studio);
    response.end();
  });
  const site = `http://127.0.0.1:${port}`;
  const from = async (referer: string) => {
    await fetch(site + deal, { headers: { ...browser, referer } });
    return takePending(10);
  };
  expect(await from(`${site}/de`)).toEqual([]);
  expect(await from('https://hotel.example/')).toHaveLength(1);
});

it.each([301, 404, 429, 500, 503])('does not count a response with status %i', async (code) => {
  status = code;
  expect(await countsAfter(deal)).toEqual([]);
});

it('does not count HEAD', async () => {
  expect(await countsAfter(deal, {}, 'HEAD')).toEqual([]);
});

it('counts a purchase that begins in the demo checkout, wherever it begins', async () => {
  const checkout = '/checkout-demo?locale=it&experience=experience-x&ref=hotel';
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect(await countsAfter(checkout, headers)).toMatchObject([{ stage: 'checkout', locale: 'it' }]);
  expect(await countsAfter(`${checkout}&booking=`.replace('experience=', 'x='), headers)).toEqual(
    [],
  );
});

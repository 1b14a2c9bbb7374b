import type { BenchRequest } from './load.ts';
import { receive } from './receive.ts';

/** The names of the measured requests, in the order of the table. */
export const requestNames = [
  'nginx',
  'page',
  'payload',
  'list',
  'missing',
  'redirect',
  'file',
  'picture',
  'framework',
  'frameworkServer',
  'marker',
  'choice',
] as const;

export type RequestName = (typeof requestNames)[number];

/** Descriptions of the requests for the table. */
export const descriptions: Readonly<Record<RequestName, string>> = {
  nginx: 'The home page as a file, sent by nginx',
  page: 'The home page, from memory',
  payload: 'A payload of the router, from memory',
  list: 'A filtered list, from memory',
  missing: 'An unknown address (404), from memory',
  redirect: 'A redirect (308), by the middleware',
  file: 'A script',
  picture: 'A picture, from memory',
  framework:
    'The home page, not from memory (a miss), by the middleware and the page cache of the framework',
  frameworkServer: 'The home page, by the server of the framework alone, uncompressed',
  marker: 'The marker of the latest build, by a route handler',
  choice: 'A cookie choice, stored in the database',
};

/** A preload of a page by the router. */
const router = { RSC: '1', 'Next-Router-Prefetch': '1' } as const;
const compressed = { 'Accept-Encoding': 'gzip, br' } as const;

/** The addresses of the servers that are compared; that of nginx is its page. */
interface ServerUrls {
  readonly site: string;
  readonly nginx: string;
  readonly framework: string;
}

/** Returns the requests, with a script and a picture of the home page. */
export async function siteRequests({
  site: siteUrl,
  nginx,
  framework,
}: ServerUrls): Promise<Readonly<Record<RequestName, BenchRequest>>> {
  const home = `${siteUrl}/en`;
  const html = (await receive(home)).body.toString();
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const [picture] = pictureAddresses(html);
  // The framework redirects to the address that goes with the headers.
  const { location = '' } = (await receive(`${siteUrl}/en/faq`, router)).headers;
  const payload = new URL(location, siteUrl).href;
  if (!script || !picture) throw new Error('The home page has no script or no picture.');
  return {
    nginx: { url: nginx, headers: compressed, status: 200 },
    page: { url: home, headers: compressed, status: 200 },
    payload: { url: payload, headers: { ...compressed, ...router }, status: 200 },
    list: { url: `${siteUrl}/en/experiences?language=de`, headers: compressed, status: 200 },
    missing: { url: `${siteUrl}/en/nothing`, headers: compressed, status: 404, fromMany: true },
    redirect: { url: `${siteUrl}/en/faq/`, headers: compressed, status: 308 },
    file: { url: siteUrl + script, headers: compressed, status: 200 },
    picture: {
      url: siteUrl + picture,
      headers: { Accept: 'image/webp,*/*' },
      status: 200,
    },
    // The response cache leaves requests with credentials to the framework.
    framework: {
      url: home,
      headers: { ...compressed, Authorization: 'Basic YmVuY2g6' },
      status: 200,
    },
    frameworkServer: { url: `${framework}/en`, headers: compressed, status: 200 },
    marker: { url: `${siteUrl}/builds/latest.json?t=1`, status: 200 },
    choice: {
      url: `${siteUrl}/api/consent`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ categories: ['analytics'], language: 'en' }),
      status: 204,
      fromMany: true,
    },
  };
}

/** Returns the addresses of the pictures in the attributes of a page, in its order. */
export function pictureAddresses(html: string): readonly string[] {
  return [...html.matchAll(/\/media\/[^"\\\s]+&amp;[^"\\\s]+/g)].map(([address]) =>
    address.replaceAll('&amp;', '&'),
  );
}

import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '../platform/i18n/locales.ts';
import { internalPath } from './internal-path.ts';
import { pathFor } from './path-for.ts';
import { isSlugRoute, pageRoutes, routeNames, routes, slugRoutes } from './routes.ts';

it('has every route in every language', () => {
  expect(pageRoutes.length + slugRoutes.length).toBe(routeNames.length);
  for (const route of routeNames) expect(Object.keys(routes[route])).toEqual([...locales]);
});

it.each(locales)('has no two routes with the same path in %s', (locale) => {
  const paths = routeNames.map((route) => routes[route][locale].toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

it('has no path that belongs to different routes in different languages', () => {
  const owners = new Map<string, string>();
  for (const route of routeNames) {
    for (const locale of locales) {
      const path = routes[route][locale].toLowerCase();
      expect(owners.get(path) ?? route).toBe(route);
      owners.set(path, route);
    }
  }
});

it('has a page in the app folder for each page route', () => {
  const folder = join(import.meta.dirname, '../../app/[locale]/(site)');
  for (const route of pageRoutes) {
    const page = join(folder, route === 'home' ? '' : route, 'page.tsx');
    expect(existsSync(page), route).toBe(true);
  }
});

it('has a page in the app folder for each route of documents', () => {
  const app = join(import.meta.dirname, '../../app/[locale]');
  const pages = globSync('**/page.tsx', { cwd: app });
  const rendered = pages
    .filter((path) => path.endsWith('/[slug]/page.tsx'))
    // A folder in parentheses is not part of the path.
    .map((path) => `/en/${path.replaceAll(/\([^)]*\)\//g, '').replace('[slug]/page.tsx', 'a')}`);
  expect(rendered.toSorted()).toEqual(
    slugRoutes.map((route) => internalPath(route, 'en', 'a')).toSorted(),
  );
});

it('marks as slug routes exactly those whose paths contain a slug', () => {
  for (const route of routeNames) {
    expect(isSlugRoute(route)).toBe(routes[route].en.endsWith('/{slug}'));
  }
});

it('builds paths with the locale prefix and escapes slugs', () => {
  expect(pathFor('home', 'it')).toBe('/it');
  expect(pathFor('gift-vouchers', 'de')).toBe('/de/Geschenkgutscheine');
  expect(pathFor('deal', 'en', 'a/b c')).toBe('/en/d/a%2Fb%20c');
});

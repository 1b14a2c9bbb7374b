import { expect, it } from 'vitest';
import { pageRoutes } from '../../../lib/routing/routes.ts';
import { aDataset, aDocument, aPage, toLines } from '../testing/a-dataset.ts';
import { pageRoutesCovered } from './page-routes.ts';

const pages = pageRoutes.map((route) => aPage(route));

it('finds routes without a page or with two, and pages without a route', () => {
  const others = pages.filter(({ route }) => route !== 'terms');
  const copy = aDocument('page', 'copy', { route: 'faq' });
  const odd = aDocument('page', 'odd', { route: 'experience' });
  expect(toLines(pageRoutesCovered(aDataset([...others, copy, odd])))).toEqual([
    'error | page-terms | route | the route "terms" has no page',
    'error | page-copy | route | page-faq is the page of "faq" already',
    'error | page-odd | route | there is no route "experience"',
  ]);
});

it('accepts one page per route', () => {
  expect(pageRoutesCovered(aDataset(pages))).toEqual([]);
});

import { isPageRoute, pageRoutes } from '../../../lib/routing/routes.ts';
import { textOf } from '../../format/values.ts';
import { type Dataset, ofType } from '../model/dataset.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('page-routes');
const place = { path: 'route' };

/**
 * Finds routes (specification, section 2) without a page or with two, and pages without a route.
 */
export function pageRoutesCovered(dataset: Dataset): Problem[] {
  const pages = ofType(dataset, 'page');
  const missing = pageRoutes
    .filter((route) => !pages.some((page) => page.route === route))
    .map((route) =>
      // The id the page should have: pages are named after their routes.
      report({ _id: `page-${route}`, _type: 'page' }, place, `the route "${route}" has no page`),
    );
  const first = new Map<string, string>();
  const odd = pages.flatMap((page) => {
    const route = textOf(page.route);
    if (route === undefined) return [];
    if (!isPageRoute(route)) return [report(page, place, `there is no route "${route}"`)];
    const other = first.get(route);
    first.set(route, other ?? page._id);
    return other ? [report(page, place, `${other} is the page of "${route}" already`)] : [];
  });
  return [...missing, ...odd];
}

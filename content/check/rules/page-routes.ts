import { isPageRoute } from '../../../lib/routing/routes.ts';
import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { textOf } from '../../json/values.ts';
import { newSingletonId, singletonsOf } from '../../schema/values/singletons.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('page-routes');
const place = { path: 'route' };

/**
 * Finds routes (specification, section 2) without a page or with two, and pages without a route.
 */
export function pageRoutesCovered(dataset: Dataset): Problem[] {
  const pages = ofType(dataset, 'page');
  const missing = singletonsOf('page')
    .filter(({ value }) => !pages.some((page) => page.route === value))
    .map((singleton) => {
      const message = `the route "${singleton.value}" has no page`;
      return report({ _id: newSingletonId(singleton), _type: 'page' }, place, message);
    });
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

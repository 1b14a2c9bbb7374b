import { pageAnchors } from '../../../lib/routing/page-anchors.ts';
import { hasAnchor } from '../../consistency/anchors.ts';
import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('page-anchors');

/**
 * Finds pages without an anchor that the site itself links to. A section has the same anchor in
 * every language of its page.
 */
export function pageAnchorsPresent(dataset: Dataset): Problem[] {
  return Object.entries(pageAnchors).flatMap(([route, anchors]) =>
    ofType(dataset, 'page')
      .filter((page) => page.route === route)
      .flatMap((page) =>
        anchors
          .filter((anchor) => !hasAnchor(page, anchor, dataset))
          .map((anchor) =>
            report(
              page,
              { path: 'sections' },
              `needs the anchor "${anchor}": the site links to it`,
            ),
          ),
      ),
  );
}

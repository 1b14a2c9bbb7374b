import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { isJsonObject } from '../../json/json.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('page-heroes');

/** Finds pages that do not begin with a hero, which contains their h1, or that have another one. */
export function pageHeroes(dataset: Dataset): Problem[] {
  return ofType(dataset, 'page').flatMap((page) => {
    const sections = Array.isArray(page.sections) ? page.sections : [];
    const isHero = sections.map((each) => isJsonObject(each) && each._type === 'heroSection');
    const headless = isHero[0] ? [] : [report(page, { path: 'sections[0]' }, 'is not a hero')];
    const more = isHero.flatMap((hero, index) =>
      hero && isHero.indexOf(true) < index
        ? [report(page, { path: `sections[${index}]` }, 'is another hero; a page has one')]
        : [],
    );
    return [...headless, ...more];
  });
}

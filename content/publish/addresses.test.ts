import { expect, it } from 'vitest';
import { pathFor } from '../../lib/routing/path-for.ts';
import { resolvePath } from '../../lib/routing/resolve-path.ts';
import { slugIndexOf } from '../consistency/slug-index.ts';
import type { FullDocument } from '../json/json.ts';
import { locales } from '../schema/values/locales.ts';
import { wholeNumbers } from '../testing/seeded.ts';
import { keepPreviousSlugs } from './keep-previous-slugs.ts';

/** Returns a random version of an event, with few slugs, so that they recur and are swapped. */
function anyEvent(below: (limit: number) => number, previous: FullDocument | null): FullDocument {
  const optional = locales.filter(({ id }) => id !== 'en');
  const slugs = optional.flatMap(({ id }) => (below(4) > 0 ? [[id, `slug-${below(4)}`]] : []));
  return {
    _id: 'event-a',
    _type: 'event',
    languages: ['en', ...optional.flatMap(({ id }) => (below(3) > 0 ? [id] : []))],
    slug: { en: `Slug-${below(4)}`, ...Object.fromEntries(slugs) },
    ...(previous?.previousSlugs ? { previousSlugs: previous.previousSlugs } : {}),
  };
}

it('every address that was ever public leads to the page in at most one redirect', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const below = wholeNumbers(String(seed));
    const addresses = new Set<string>();
    let published: FullDocument | null = null;
    for (let step = 0; step < 12; step += 1) {
      published = keepPreviousSlugs(published, anyEvent(below, published));
      const index = slugIndexOf([published]);
      const served = locales.flatMap(({ id }) => {
        const slug = index.documents[0]?.slugs[id] ?? index.documents[0]?.slugs.en ?? '';
        return pathFor('event', id, slug);
      });
      for (const path of served) {
        expect(resolvePath(path, index), path).toMatchObject({ kind: 'render' });
        addresses.add(path);
      }
      for (const path of addresses) {
        if (served.includes(path)) continue;
        const answer = resolvePath(path, index);
        expect(answer, `seed ${seed}: ${path}`).toMatchObject({
          kind: 'redirect',
          permanent: true,
        });
        expect(served).toContain(answer.kind === 'redirect' ? answer.to : '');
      }
    }
  }
});

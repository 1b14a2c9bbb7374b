import { expect, it } from 'vitest';
import { slugIndex } from '../../lib/content/queries/slug-index.query.ts';
import { uniqueSlug } from '../schema/rules/unique.ts';
import { localeIds } from '../schema/values/locales.ts';
import { seeded } from '../testing/seeded.ts';
import { validationContext } from '../testing/validation-context.ts';

type Slugs = Readonly<Record<string, string | undefined>>;

const night = {
  _id: 'event-night',
  _type: 'event',
  _rev: 'r1',
  _updatedAt: '2026-05-01T10:00:00Z',
  languages: ['en'],
  end: '2026-05-23T21:00:00Z',
};

/** Returns an event, and an older one, with these slugs. */
const eventsWith = (own: Slugs, older: Slugs) => ({
  own: { ...night, slug: own },
  older: { ...night, _id: '0f8b2c1e', slug: older },
});

/** Returns the languages in which the schema rejects the slug of an event. */
async function rejected({ own, older }: ReturnType<typeof eventsWith>): Promise<string[]> {
  const { context } = validationContext([own, older], own);
  const results = await Promise.all(
    localeIds.map((language) => uniqueSlug(language)(own.slug[language], context)),
  );
  return localeIds.filter((_, index) => results[index] !== true);
}

/** Returns the languages in which the site finds the older event under the slug of the other. */
function taken({ own, older }: ReturnType<typeof eventsWith>): string[] {
  const index = slugIndex.parse({ documents: [older, own], pages: [], redirects: [] });
  if (!index.ok) throw new Error(index.reason);
  return index.problems.map(({ id, field, expected }) => {
    expect([id, expected]).toEqual([own._id, 'unique']);
    return field.replace('slug.', '');
  });
}

it('the schema rejects exactly the slugs under which the site finds another document', async () => {
  const random = seeded('slugs');
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const others = ['a', 'A', 'b', ' a', '/b/', 'c', '', undefined];
  const slugs = (english: readonly string[]): Slugs => ({
    ...Object.fromEntries(localeIds.map((id) => [id, oneOf(others)])),
    en: oneOf(english),
  });
  for (let round = 0; round < 400; round += 1) {
    const events = eventsWith(slugs(['a', 'B ']), slugs(['A', 'c/']));
    const found = [await rejected(events), taken(events)].map((each) => each.toSorted());
    expect(found[0], JSON.stringify(events)).toEqual(found[1]);
  }
});

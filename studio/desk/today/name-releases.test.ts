import { expect, it } from 'vitest';
import { nameReleases } from './name-releases.ts';

const version = (release: string, id: string, title: string) => ({
  _id: `versions.${release}.${id}`,
  title: { _type: 'localizedString', en: title },
});

it('adds the document of a release that has only one, and nothing to others', () => {
  const nameOf = nameReleases([
    version('rOne', 'event-a', 'Lantern night'),
    version('rTwo', 'event-b', 'Tapping'),
    version('rMany', 'event-a', 'Lantern night'),
    version('rMany', 'event-b', 'Tapping'),
  ]);
  expect(nameOf('rOne', 'Scheduled publish')).toBe('Scheduled publish – Lantern night');
  expect(nameOf('rTwo', null)).toBe('Untitled – Tapping');
  expect(nameOf('rMany', 'Prices')).toBe('Prices');
  expect(nameOf('rEmpty', 'Prices')).toBe('Prices');
});

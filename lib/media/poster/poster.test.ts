import { expect, it } from 'vitest';
import { aPicture } from '../picture/testing/a-picture.ts';
import { fillingPicture, type Poster, posterPath, posterVersion } from './poster.ts';

const poster: Poster = {
  route: 'event',
  slug: 'noc ve sklepení',
  locale: 'cs',
  title: 'Noc ve sklepení',
  line: 'So 23. května',
  picture: aPicture(),
};

it('has a different address for every different look', () => {
  const crop = { _type: 'sanity.imageCrop', left: 0.1, right: 0, top: 0, bottom: 0 } as const;
  const looks = [
    poster,
    { ...poster, title: 'Den ve sklepení' },
    { ...poster, line: 'Zrušeno' },
    { ...poster, locale: 'de' as const },
    { ...poster, picture: null },
    { ...poster, picture: aPicture({ crop }) },
  ];
  expect(new Set(looks.map(posterVersion)).size).toBe(looks.length);
  expect(posterPath(poster)).toMatch(
    /^\/posters\/cs\/event\/noc%20ve%20sklepen%C3%AD\/[0-9a-f]{12}\.jpg$/,
  );
});

it('has the same address if only the alternative text of its picture changes', () => {
  const described = { ...poster, picture: aPicture({ alt: 'Something else' }) };
  expect(posterPath(described)).toBe(posterPath(poster));
});

it('does not use an engraving without a background', () => {
  expect(fillingPicture(aPicture({ cutOut: true }))).toBeNull();
  expect(fillingPicture(aPicture())).not.toBeNull();
});

import { expect, it } from 'vitest';
import { titledPath } from './titled-path.ts';

const field = (name: string, title: string, more: object = {}) => ({
  name,
  type: { name, title, ...more },
});
const hero = {
  name: 'heroSection',
  fields: [field('title', 'Title', { fields: [field('en', 'English')] })],
};
const page = {
  name: 'page',
  fields: [field('sections', 'Sections', { of: [{ name: 'otherSection' }, hero] })],
};
const document = {
  sections: [
    { _key: 'a', _type: 'otherSection' },
    { _key: 'b', _type: 'heroSection' },
  ],
};

it('names the fields by their titles, and items by their position', () => {
  const path = ['sections', { _key: 'b' }, 'title', 'en'];
  expect(titledPath(page, document, path)).toBe('Sections 2 › Title › English');
  expect(titledPath(page, document, ['sections', 0])).toBe('Sections 1');
});

it('names what the schema does not have as it is stored', () => {
  expect(titledPath(page, {}, ['colour', 'hue'])).toBe('colour › hue');
  expect(titledPath(undefined, {}, ['colour'])).toBe('colour');
});

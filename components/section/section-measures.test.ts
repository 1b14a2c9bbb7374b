import { describe, expect, it } from 'vitest';
import type { Section, SectionOf } from '#lib/content/get-page';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { sectionMeasures } from './section-measures';

const numbers = (label: string | null): SectionOf<'numbersSection'> => ({
  _key: String(label),
  _type: 'numbersSection',
  anchor: null,
  tone: null,
  label,
  heading: null,
  items: null,
});

const fullBleed: Section = {
  _key: 'fullBleed',
  _type: 'imageTextSection',
  anchor: null,
  tone: null,
  label: 'Beer hall',
  heading: null,
  layout: 'fullBleed',
  shape: null,
  body: null,
  picture: aPicture(),
  actions: null,
};

const hero: Section = {
  _key: 'hero',
  _type: 'heroSection',
  anchor: null,
  tone: null,
  label: 'Campaign',
  heading: 'Heading',
  lead: null,
  size: 'plain',
  visit: null,
  buyingTerms: null,
  picture: null,
  actions: null,
};

/** Returns the fill level at each section. */
function measures(sections: readonly Section[]) {
  const found = sectionMeasures(sections);
  return sections.map((section) => found.get(section));
}

describe('sectionMeasures', () => {
  it('increases the fill level by a decilitre with every labelled section', () => {
    expect(measures([numbers('a'), numbers(null), numbers('b')])).toEqual([1, undefined, 2]);
  });

  it('stops at half a litre', () => {
    const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(numbers);
    expect(measures(labels)).toEqual([1, 2, 3, 4, 5, undefined, undefined]);
  });

  it('does not count a hero or a full-bleed layout, whose labels have no fill line', () => {
    expect(measures([hero, fullBleed, numbers('a')])).toEqual([undefined, undefined, 1]);
  });

  it('counts a full-bleed layout without a picture, because it is rendered as any other section', () => {
    expect(measures([{ ...fullBleed, picture: null }])).toEqual([1]);
  });
});

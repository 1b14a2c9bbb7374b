import { choice, optional } from '../../parse/field.ts';
import { link } from '../../parse/link.ts';
import { list } from '../../parse/list.ts';
import { localizedLine, localizedText } from '../../parse/localized.ts';
import { picture } from '../../parse/picture.ts';
import { record } from '../../parse/record.ts';
import { key, line, number, webAddress, yesOrNo } from '../../parse/scalars.ts';
import type { SectionContentOf } from '../page-content.ts';
import { actions, heading, intro, type SectionSchema, sectionShape } from './section-shape.ts';

type Way = NonNullable<SectionContentOf<'wayHereSection'>['ways']>[number];

const card = record({
  _key: key,
  title: localizedLine,
  text: optional(localizedText),
  picture: optional(picture),
  link: optional(link),
});

export const cardsSection: SectionSchema<'cardsSection'> = record({
  ...sectionShape('cardsSection'),
  heading,
  intro,
  items: optional(list(card)),
});

const figure = record({ _key: key, value: line, unit: optional(line), label: localizedLine });

export const numbersSection: SectionSchema<'numbersSection'> = record({
  ...sectionShape('numbersSection'),
  heading,
  items: optional(list(figure)),
});

const way = record({
  _key: key,
  mode: choice<Way['mode']>({
    bicycle: true,
    car: true,
    foot: true,
    metro: true,
    plane: true,
    train: true,
    tram: true,
  }),
  from: localizedLine,
  minutes: optional(number({ min: 0, max: 24 * 60 })),
  text: optional(localizedText),
});

export const wayHereSection: SectionSchema<'wayHereSection'> = record({
  ...sectionShape('wayHereSection'),
  heading,
  intro,
  ways: optional(list(way)),
  actions,
});

const timelineEntry = record({
  _key: key,
  when: localizedLine,
  title: localizedLine,
  text: optional(localizedText),
  legend: optional(yesOrNo),
  picture: optional(picture),
});

export const timelineSection: SectionSchema<'timelineSection'> = record({
  ...sectionShape('timelineSection'),
  heading,
  intro,
  entries: optional(list(timelineEntry)),
});

const partner = record({
  _key: key,
  name: line,
  place: optional(localizedLine),
  gives: localizedLine,
  text: optional(localizedText),
  url: optional(webAddress),
});

export const partnersSection: SectionSchema<'partnersSection'> = record({
  ...sectionShape('partnersSection'),
  heading,
  intro,
  items: optional(list(partner)),
});

import { expect, it } from 'vitest';
import type { JsonObject } from '../../json/json.ts';
import { aDataset, aDocument, aLine, toLines } from '../testing/a-dataset.ts';
import { ageLimits } from './age-limits.ts';

const english = (en: string) => ({ _type: 'localizedString', en });

it('finds an age rule that differs from the minimum age', () => {
  const experience = (name: string, ageRule: string, minimumAge?: number) =>
    aDocument('experience', name, {
      ageRule: english(ageRule),
      ...(minimumAge === undefined ? {} : { minimumAge }),
    });
  const dataset = aDataset([
    experience('lantern', 'From the age of 12. Tastings from 18.', 12),
    experience('cellar', 'Tastings from 18.'),
    experience('unsold', 'From the age of 12.'),
    experience('other', 'From the age of 10.', 12),
    experience(
      'measured',
      'Tastings of 0.1 l or 0,3 l from 18. It’s 8\u00a0°C below, until 20:30.',
    ),
  ]);
  expect(toLines(ageLimits(dataset))).toEqual([
    'error | experience-unsold | ageRule | en | names the age 12, which is not minimumAge',
    'error | experience-other | ageRule | en | names the age 10, which is not minimumAge',
    'error | experience-other | ageRule | en | does not name the minimum age 12',
  ]);
});

it('finds ticket types whose texts do not follow their ages', () => {
  const ticket = (name: string, fields: JsonObject) => aDocument('ticketType', name, { ...fields });
  const dataset = aDataset([
    ticket('adult', { name: aLine('Adult') }),
    ticket('family', { name: aLine('Family'), note: aLine('Two children, {ages}'), maxAge: 17 }),
    ticket('fixed', { name: english('Child, 6 to 17'), minAge: 6, maxAge: 17 }),
    ticket('ageless', { name: english('Child, {ages}') }),
    ticket('reversed', { name: english('Child, {ages}'), minAge: 17, maxAge: 6 }),
  ]);
  expect(toLines(ageLimits(dataset))).toEqual([
    'error | ticketType-fixed | name | en | needs {ages}, here or in the note',
    'error | ticketType-ageless | name | en | has {ages}, but the ticket has no ages',
    'error | ticketType-reversed | maxAge | is below minAge',
  ]);
});

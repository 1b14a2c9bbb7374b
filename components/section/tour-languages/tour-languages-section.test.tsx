import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { getExperiences } from '#lib/content/get-experience';
import type { SectionOf } from '#lib/content/get-page';
import { getTicketing } from '#lib/content/get-ticketing';
import { anExperience } from '#lib/content/testing/an-experience';
import { weekdays } from '#lib/time/weekdays';
import { TourLanguagesSection } from './tour-languages-section';

vi.mock('#lib/content/get-experience', () => ({ getExperiences: vi.fn() }));
vi.mock('#lib/content/get-ticketing', () => ({ getTicketing: vi.fn() }));

const section: SectionOf<'tourLanguagesSection'> = {
  _key: 'tours',
  _type: 'tourLanguagesSection',
  anchor: null,
  tone: null,
  label: null,
  heading: 'Sprachen',
  intro: null,
};

it('shows the days of each language, and the experiences without it', async () => {
  vi.mocked(getExperiences).mockResolvedValue([
    anExperience({ title: 'Kellerweg', tourLanguages: ['cs', 'it'] }),
    anExperience({ title: 'Böttcherwerkstatt', tourLanguages: ['cs'] }),
  ]);
  vi.mocked(getTicketing).mockResolvedValue({
    types: [],
    euroRate: null,
    languageDays: [
      { language: 'cs', days: weekdays },
      { language: 'it', days: ['saturday', 'sunday'] },
    ],
    fromPrice: null,
  });
  renderLocalized(await TourLanguagesSection({ section, locale: 'de' }), 'de');
  const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Tschechisch',
    'Italienisch',
  ]);
  expect(definitions).toEqual(['täglich', 'samstags und sonntags Ausgenommen: Böttcherwerkstatt']);
});

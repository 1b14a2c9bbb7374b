import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { getExperiences } from '#lib/content/get-experience';
import type { SectionOf } from '#lib/content/get-page';
import { anExperience } from '#lib/content/testing/an-experience';
import type { Locale } from '#lib/i18n/locales';
import { ExperienceListSection } from './experience-list-section';

vi.mock('#lib/content/get-experience', () => ({ getExperiences: vi.fn() }));

const names = ['cellar', 'brewhouse', 'lab', 'school', 'table'];

beforeEach(() => {
  vi.mocked(getExperiences).mockResolvedValue(
    names.map((name) =>
      anExperience({ _id: name, title: name, slug: { _type: 'localizedSlug', en: name } }),
    ),
  );
});

async function draw(
  overrides: Partial<SectionOf<'experienceListSection'>> = {},
  locale: Locale = 'en',
) {
  const section: SectionOf<'experienceListSection'> = {
    _key: 'experiences',
    _type: 'experienceListSection',
    anchor: 'ourExperiences',
    tone: 'malt',
    label: 'Our experiences',
    heading: 'Eight ways in.',
    intro: 'They all end at the tap.',
    limit: null,
    featured: null,
    actions: [{ label: 'All experiences', href: '/en/experiences', openInNewWindow: false }],
    ...overrides,
  };
  return renderLocalized(await ExperienceListSection({ section, locale, decilitres: 2 }), locale);
}

function titles() {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim());
}

describe('ExperienceListSection', () => {
  it('lists all experiences in the editors’ order, and can be linked to', async () => {
    const { container } = await draw();
    expect(container.querySelector('#ourExperiences')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Eight ways in.');
    expect(titles()).toEqual(names);
    expect(screen.getByRole('link', { name: 'All experiences' })).toHaveAttribute(
      'href',
      '/en/experiences',
    );
  });

  it('puts the featured one first and counts it', async () => {
    await draw({ featured: 'lab', limit: 4 });
    expect(titles()).toEqual(['lab', 'cellar', 'brewhouse', 'school']);
    const feature = screen.getAllByRole('article')[0];
    expect(feature && within(feature).getByText('Daily, every half hour')).toBeVisible();
    expect(feature && within(feature).getByText('from 690 Kč')).toBeVisible();
  });

  it('has arches for three and rows for the others', async () => {
    const { container } = await draw();
    expect(container.querySelectorAll('.arch')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'table' })).toHaveAttribute(
      'href',
      '/en/experiences/table',
    );
  });

  it('ignores a featured experience that is not published', async () => {
    await draw({ featured: 'gone' });
    expect(titles()).toEqual(names);
  });

  it('says so when there are none', async () => {
    vi.mocked(getExperiences).mockResolvedValue([]);
    await draw({}, 'cs');
    expect(screen.getByText('Momentálně si nejde rezervovat žádný zážitek.')).toBeVisible();
  });
});

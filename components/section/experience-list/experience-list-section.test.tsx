import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { getExperiences } from '#lib/content/get-experience';
import type { SectionOf } from '#lib/content/get-page';
import { anExperience } from '#lib/content/testing/an-experience';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Listing } from '#lib/request/listing/list-route';
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

async function show(
  overrides: Partial<SectionOf<'experienceListSection'>> = {},
  locale: Locale = 'en',
  listing?: Listing,
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
  return renderLocalized(
    await ExperienceListSection({ section, locale, decilitres: 2, listing }),
    locale,
  );
}

function titles() {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim());
}

describe('ExperienceListSection', () => {
  it('lists all experiences in the order of the editors, and has an anchor', async () => {
    const { container } = await show();
    expect(container.querySelector('#ourExperiences')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Eight ways in.');
    expect(titles()).toEqual(names);
    expect(screen.getByRole('link', { name: 'All experiences' })).toHaveAttribute(
      'href',
      '/en/experiences',
    );
  });

  it('lists the featured experience first and counts it', async () => {
    await show({ featured: 'lab', limit: 4 });
    expect(titles()).toEqual(['lab', 'cellar', 'brewhouse', 'school']);
    const feature = screen.getAllByRole('article')[0];
    expect(feature && within(feature).getByText('Daily, every half hour')).toBeVisible();
    expect(feature && within(feature).getByText('from 690 Kč')).toBeVisible();
  });

  it('lists no more than a list may show, also where they can be filtered', async () => {
    vi.mocked(getExperiences).mockResolvedValue(
      Array.from({ length: 150 }, (_, index) =>
        anExperience({ _id: `${index}`, slug: { _type: 'localizedSlug', en: `${index}` } }),
      ),
    );
    const { unmount } = await show();
    expect(titles()).toHaveLength(100);
    unmount();
    await show({}, 'en', { route: 'experiences', query: new URLSearchParams() });
    expect(titles()).toHaveLength(100);
  });

  it('renders three arches, and rows for the others', async () => {
    const { container } = await show();
    expect(container.querySelectorAll('.arch')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'table' })).toHaveAttribute(
      'href',
      '/en/experiences/table',
    );
  });

  it('renders no arches where they would not fill a row', async () => {
    const { container } = await show({ limit: 2 });
    expect(titles()).toEqual(['cellar', 'brewhouse']);
    expect(container.querySelector('.arch')).not.toBeInTheDocument();
  });

  it('ignores a featured experience that is not published', async () => {
    await show({ featured: 'gone' });
    expect(titles()).toEqual(names);
  });

  it('shows a message without experiences', async () => {
    vi.mocked(getExperiences).mockResolvedValue([]);
    await show({}, 'cs');
    expect(screen.getByText('Momentálně si nejde rezervovat žádný zážitek.')).toBeVisible();
  });
});

describe('ExperienceListSection on the page of all experiences', () => {
  const asking = (query: string): Listing => ({
    route: 'experiences',
    query: new URLSearchParams(query),
  });

  const slugOf = (en: string) => ({ _type: 'localizedSlug' as const, en });

  beforeEach(() => {
    vi.mocked(getExperiences).mockResolvedValue([
      anExperience({
        slug: slugOf('cellar'),
        title: 'cellar',
        minutes: 30,
        price: 290,
        tourLanguages: ['cs', 'de'],
      }),
      anExperience({
        slug: slugOf('lab'),
        title: 'lab',
        minutes: 75,
        price: 590,
        tourLanguages: ['cs'],
      }),
      anExperience({
        slug: slugOf('table'),
        title: 'table',
        minutes: 90,
        price: 790,
        tourLanguages: ['cs', 'de'],
      }),
    ]);
  });

  it('offers only options that would shorten the list', async () => {
    await show({}, 'de', asking(''));
    expect(titles()).toEqual(['cellar', 'lab', 'table']);
    const offered = screen
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .filter((option) => option !== 'Beliebig');
    expect(offered).toEqual([
      'Tschechisch',
      'Deutsch',
      'Bis 30\u00a0Min.',
      'Bis 45\u00a0Min.',
      'Bis 60\u00a0Min.',
      'Bis 75\u00a0Min.',
      'Bis 450\u00a0Kč',
      'Bis 550\u00a0Kč',
      'Bis 700\u00a0Kč',
    ]);
  });

  it('lists the experiences that match all criteria, and their number', async () => {
    await show({}, 'en', asking('language=de&duration=60'));
    expect(titles()).toEqual(['cellar']);
    expect(screen.getByText('1 of 3 experiences')).toBeVisible();
  });

  it('shows a message without matches', async () => {
    await show({}, 'it', asking('language=it'));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByText('Nessuna esperienza corrisponde ai filtri.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tutte le esperienze' })).toHaveAttribute(
      'href',
      '/it/esperienze#list',
    );
  });

  it('does not filter a limited list or the list of another page', async () => {
    const { unmount } = await show({ limit: 3 }, 'en', asking('language=de'));
    expect(titles()).toEqual(['cellar', 'lab', 'table']);
    unmount();
    await show({}, 'en', { ...asking('language=de'), route: 'program' });
    expect(titles()).toEqual(['cellar', 'lab', 'table']);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

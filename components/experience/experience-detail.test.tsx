import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Ticketing } from '#lib/content/get-ticketing';
import { anExperience } from '#lib/content/testing/an-experience';
import type { Locale } from '#lib/platform/i18n/locales';
import { aSchedule } from '#lib/tickets/starts/testing/a-schedule';
import { weekdays } from '#lib/time/weekdays';
import { ExperienceDetail } from './experience-detail';

const ticketing: Ticketing = {
  types: [
    {
      _id: 'adult',
      _type: 'ticketType',
      name: 'Adult',
      note: 'From 18',
      share: 1,
      deduction: null,
      persons: 1,
      adults: 1,
      minAge: null,
      maxAge: null,
    },
    {
      _id: 'student',
      _type: 'ticketType',
      name: 'Student',
      note: null,
      share: 0.85,
      deduction: null,
      persons: 1,
      adults: 1,
      minAge: null,
      maxAge: null,
    },
    {
      _id: 'infant',
      _type: 'ticketType',
      name: 'Child, {ages}',
      note: null,
      share: 0,
      deduction: null,
      persons: 1,
      adults: 0,
      minAge: null,
      maxAge: 5,
    },
  ],
  euroRate: 25,
  languageDays: [
    { language: 'cs', days: weekdays },
    { language: 'en', days: weekdays },
    { language: 'de', days: ['friday', 'saturday', 'sunday'] },
  ],
  fromPrice: 290,
};

function show(experience = anExperience(), locale: Locale = 'en', contentLocale = locale) {
  const related = ['one', 'two', 'three', 'four'].map((slug) =>
    anExperience({
      _id: slug,
      title: slug,
      summary: slug,
      slug: { _type: 'localizedSlug', en: slug },
    }),
  );
  return renderLocalized(
    <ExperienceDetail
      experience={experience}
      related={related}
      ticketing={ticketing}
      schedule={aSchedule()}
      locale={locale}
      contentLocale={contentLocale}
      now={new Date('2026-11-26T13:10:00Z')}
    />,
    locale,
  );
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent.trim());

describe('ExperienceDetail', () => {
  it('shows title, breadcrumb and facts at the top of the page', () => {
    show();
    expect(headings(1)).toEqual(['The Brewhouse Hour']);
    expect(screen.getByRole('link', { name: 'Experiences' })).toHaveAttribute(
      'href',
      '/en/experiences',
    );
    for (const fact of ['75 minutes', 'Up to 16 guests', 'CZ, EN', 'Tastings 18+']) {
      expect(screen.getByText(fact)).toBeVisible();
    }
  });

  it('prints no heading of a form, which is not printed', () => {
    show();
    for (const name of ['When?', 'How much for us?']) {
      expect(screen.getByRole('heading', { name }).closest('.screen-only')).not.toBeNull();
    }
    expect(screen.getByRole('heading', { name: 'Tickets' }).closest('.screen-only')).toBeNull();
  });

  it('shows its parts under their own headings', () => {
    show();
    expect(headings(2)).toEqual([
      'What to expect',
      'What’s included',
      'When?',
      'Tickets',
      'How much for us?',
      'A look inside',
      'Good to know',
      'You might also like',
    ]);
    expect(screen.getByText('Mash, hop and stir with the brewer.')).toBeVisible();
    expect(screen.getByText('A brew day takes eight hours.')).toBeVisible();
    expect(screen.getByText('An apron for the hour')).toBeVisible();
    expect(screen.getByText('Under the bell.')).toBeVisible();
  });

  it('numbers the stages and shows the duration of each', () => {
    show();
    const stage = screen.getByRole('heading', { name: 'The mill' }).closest('li');
    expect(stage).toHaveTextContent('15 min');
    expect(stage?.parentElement?.tagName).toBe('OL');
  });

  it('shows the price of every kind of ticket', () => {
    show();
    const tickets = screen.getByRole('rowheader', { name: 'Adult From 18' }).closest('table');
    const cells = within(tickets ?? document.body).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '690\u00a0Kč ≈\u00a0€28',
      '587\u00a0Kč ≈\u00a0€23',
      'free',
    ]);
    expect(screen.getByText(/you’ll be charged in Czech crowns/)).toBeVisible();
  });

  it('shows no tickets for visitors below the minimum age', () => {
    const { unmount } = show();
    expect(screen.getByRole('rowheader', { name: 'Child, under 6' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Child, under 6' })).toBeVisible();
    unmount();
    show(anExperience({ minimumAge: 6 }));
    expect(screen.queryByText('Child, under 6')).not.toBeInTheDocument();
  });

  it('lists the days of each tour language', () => {
    show(anExperience({ tourLanguages: ['cs', 'en', 'de'] }), 'de');
    expect(screen.getByText('Tschechisch und Englisch: täglich')).toBeVisible();
    expect(screen.getByText('Deutsch: freitags bis sonntags')).toBeVisible();
  });

  it('lists only days on which it takes place', () => {
    const departures = {
      _type: 'departures',
      days: ['friday', 'saturday'],
      from: '19:00',
    } as const;
    show(
      anExperience({
        tourLanguages: ['cs', 'de'],
        departures: { ...departures, days: [...departures.days] },
      }),
      'de',
    );
    expect(screen.getByText('Tschechisch und Deutsch: freitags und samstags')).toBeVisible();
  });

  it('shows the buying terms beside the link to the tickets', () => {
    show();
    expect(screen.getByRole('link', { name: 'Cancellation terms' })).toHaveAttribute(
      'href',
      '/en/terms-and-conditions#cancellation',
    );
  });

  it('links to the tickets, and for groups to an enquiry', () => {
    show(anExperience(), 'cs');
    expect(screen.getByRole('link', { name: 'Koupit vstupenky' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout-demo\?locale=cs&experience=./),
    );
    expect(screen.getByText(/Je vás 20 a víc/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pošlete poptávku' })).toHaveAttribute(
      'href',
      '/cs/forms/reservation',
    );
  });

  it('shows three other experiences', () => {
    show();
    for (const title of ['one', 'two', 'three']) {
      expect(screen.getByRole('link', { name: title })).toBeVisible();
    }
    expect(screen.queryByRole('link', { name: 'four' })).not.toBeInTheDocument();
  });

  it('leaves out missing facts', () => {
    show(
      anExperience({
        ...{ body: null, stages: null, included: null, gallery: null, groupSize: null },
        ...{ ageRule: null, access: null, meetingPoint: null, cancellation: null },
        ...{ schedule: null, tourLanguages: null },
      }),
    );
    expect(headings(2)).toEqual([
      'When?',
      'Tickets',
      'How much for us?',
      'Good to know',
      'You might also like',
    ]);
    expect(screen.queryByText('Age')).not.toBeInTheDocument();
    expect(screen.queryByText(/guests/)).not.toBeInTheDocument();
  });

  it('links each practical fact to its details', () => {
    show(anExperience(), 'it');
    for (const [name, href] of [
      ['Come arrivare', '/it/contatti#getting-here'],
      ['Tutto sull’accessibilità', '/it/contatti#access'],
      ['Le condizioni complete', '/it/termini-e-condizioni#cancellation'],
    ]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('marks English content on another language’s page, and its own messages', () => {
    show(anExperience({ languages: ['en'] }), 'de', 'en');
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
    expect(screen.getByText('Was Sie erwartet').closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('Tickets kaufen').closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('Under the bell.').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('has no language attributes where page and experience have the same language', () => {
    const { container } = show(anExperience(), 'de');
    expect(container.querySelector('[lang]')).not.toBeInTheDocument();
  });
});

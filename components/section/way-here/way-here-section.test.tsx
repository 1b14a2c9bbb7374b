import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { getSettings } from '#lib/content/get-settings';
import type { Locale } from '#lib/platform/i18n/locales';
import { someSettings } from '#lib/seo/structured-data/testing/some-settings';
import { WayHereSection } from './way-here-section';

vi.mock('#lib/content/get-settings', () => ({ getSettings: vi.fn() }));

const section: SectionOf<'wayHereSection'> = {
  _key: 'way',
  _type: 'wayHereSection',
  anchor: 'getting-here',
  tone: 'paper',
  label: 'Getting here',
  heading: 'Follow the bell.',
  intro: 'Zvonařská 7, Prague 1.',
  ways: [
    { _key: 'a', mode: 'metro', from: 'Metro A or B', minutes: 6, text: 'Go west.' },
    { _key: 'b', mode: 'train', from: 'From Pilsen', minutes: 120, text: 'It is in Prague.' },
    { _key: 'd', mode: 'train', from: 'From Tábor', minutes: 100, text: 'It is not far.' },
    { _key: 'c', mode: 'car', from: 'By car', minutes: null, text: 'Better not.' },
  ],
  actions: [
    { label: 'Open in maps', href: 'https://www.openstreetmap.org/', openInNewWindow: true },
  ],
};

beforeEach(() => {
  vi.mocked(getSettings).mockResolvedValue(someSettings());
});

async function show(locale: Locale) {
  return renderLocalized(await WayHereSection({ section, locale }), locale);
}

describe('WayHereSection', () => {
  it('lists every way with its time to the entrance, a long one in hours', async () => {
    await show('en');
    await userEvent.click(screen.getByText('More ways to get here'));
    const [metro, train, tabor, car] = screen.getAllByRole('listitem').slice(-4);
    expect(metro).toHaveTextContent('Metro A or B6 minGo west.');
    expect(train).toHaveTextContent('From Pilsen2 hIt is in Prague.');
    expect(tabor).toHaveTextContent('From Tábor1 h 40 minIt is not far.');
    expect(car).toHaveTextContent('By carBetter not.');
  });

  it.each([
    ['en', /5 minutes from the square and 6 minutes from Můstek/],
    ['de', /5\sMinuten vom Ring und 6\sMinuten von Můstek/],
  ] as const)('describes the map in the alternative text (%s)', async (locale, description) => {
    await show(locale);
    expect(screen.getByRole('img', { name: description })).toBeInTheDocument();
    expect(screen.getByText('Můstek').closest('[aria-hidden]')).toBeInTheDocument();
  });

  it('loads nothing external before a map is opened, and announces its window', async () => {
    const { container } = await show('en');
    expect(
      screen.getByRole('link', { name: 'Open in maps (opens in a new window)' }),
    ).toHaveAttribute('target', '_blank');
    expect(container.querySelectorAll('iframe, script, [src^="http"]')).toHaveLength(0);
  });

  it('leads to the coordinates of the settings', async () => {
    await show('it');
    const links = screen.getAllByRole('link', { name: /^Google Maps/, hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('destination=50.0846%2C14.423&travelmode=walking'),
      expect.stringContaining('destination=50.0846%2C14.423&travelmode=transit'),
    ]);
  });

  it('has no directions without coordinates', async () => {
    vi.mocked(getSettings).mockResolvedValue(null);
    const { container } = await show('en');
    expect(container.querySelectorAll('details[name]')).toHaveLength(0);
  });
});

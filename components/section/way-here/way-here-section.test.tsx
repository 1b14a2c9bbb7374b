import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { WayHereSection } from './way-here-section';

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
    { _key: 'c', mode: 'car', from: 'By car', minutes: null, text: 'Better not.' },
  ],
  actions: [
    { label: 'Open in maps', href: 'https://www.openstreetmap.org/', openInNewWindow: true },
  ],
};

describe('WayHereSection', () => {
  it('lists every way with its time to the entrance, a long one in hours', () => {
    renderLocalized(<WayHereSection section={section} locale="en" />);
    const [metro, train, car] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(metro).toHaveTextContent('Metro A or B6 minGo west.');
    expect(train).toHaveTextContent('From Pilsen2 hIt is in Prague.');
    expect(car).toHaveTextContent('By carBetter not.');
  });

  it.each([
    ['en', /5 minutes from the square and 6 minutes from Můstek/],
    ['de', /5\sMinuten vom Ring und 6\sMinuten von Můstek/],
  ] as const)('describes the map in the alternative text (%s)', (locale, description) => {
    renderLocalized(<WayHereSection section={section} locale={locale} />, locale);
    expect(screen.getByRole('img', { name: description })).toBeInTheDocument();
    expect(screen.getByText('Můstek').closest('[aria-hidden]')).toBeInTheDocument();
  });

  it('loads nothing external before the map link is followed, and announces its window', () => {
    const { container } = renderLocalized(<WayHereSection section={section} locale="en" />);
    expect(
      screen.getByRole('link', { name: 'Open in maps (opens in a new window)' }),
    ).toHaveAttribute('target', '_blank');
    expect(container.querySelectorAll('iframe, script, [src^="http"]')).toHaveLength(0);
  });
});

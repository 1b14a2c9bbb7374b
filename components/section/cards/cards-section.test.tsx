import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import type { Card } from './card';
import { CardsSection } from './cards-section';

function aCard(title: string, overrides: Partial<Card> = {}): Card {
  return {
    _key: title,
    title,
    text: `All about ${title}`,
    picture: null,
    link: null,
    ...overrides,
  };
}

function show(items: Card[]) {
  const section: SectionOf<'cardsSection'> = {
    _key: 'cards',
    _type: 'cardsSection',
    anchor: null,
    tone: 'malt',
    label: 'Pours',
    heading: 'Three ways to pour',
    intro: 'The same tap, three amounts of patience.',
    items,
  };
  return renderLocalized(<CardsSection section={section} locale="en" />);
}

const way = { label: 'Read on', href: '/en/museum', openInNewWindow: false };

describe('CardsSection', () => {
  it('renders heading and introduction, and each card under an h3', () => {
    show([aCard('Hladinka'), aCard('Šnyt'), aCard('Mlíko')]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Three ways to pour');
    expect(screen.getByText('The same tap, three amounts of patience.')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Hladinka',
      'Šnyt',
      'Mlíko',
    ]);
  });

  it('renders three cards with pictures as arches', () => {
    const picture = aPicture();
    const { container } = show([
      aCard('One', { picture }),
      aCard('Two', { picture }),
      aCard('Three', { picture }),
    ]);
    expect(container.querySelectorAll('.arch')).toHaveLength(3);
  });

  it('renders arches for three cards only', () => {
    const picture = aPicture();
    const { container } = show(['One', 'Two'].map((title) => aCard(title, { picture })));
    expect(screen.getAllByRole('img')).toHaveLength(2);
    expect(container.querySelectorAll('.arch')).toHaveLength(0);
  });

  it('is a text list when a picture is missing', () => {
    show([aCard('One', { picture: aPicture() }), aCard('Two')]);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('has one link per card, with its label or the title', () => {
    show([aCard('One', { link: way }), aCard('Two', { link: { ...way, label: null } })]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first && within(first).getByRole('link')).toHaveAccessibleName('Read on');
    expect(second && within(second).getByRole('link')).toHaveAccessibleName('Two');
  });

  it('opens a new window, the checkout or a form from the title, too', () => {
    const link = { label: null, href: 'https://shop.example/', openInNewWindow: true };
    show([
      aCard('One', { link }),
      aCard('Two', { link: { ...link, checkout: 'x=1', form: 'reservation' } }),
    ]);
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('One (opens in a new window)');
    expect(first).toHaveAttribute('target', '_blank');
    expect(first).not.toHaveAttribute('data-checkout');
    expect(second?.dataset).toMatchObject({ checkout: 'x=1', form: 'reservation' });
  });

  it('renders only its heading without cards', () => {
    show([]);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});

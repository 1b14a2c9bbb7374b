import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import type { Link } from '#lib/content/model/link';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { HeroSection } from './hero-section';

vi.mock('./hero-terms', () => ({ HeroTerms: () => <p>terms</p> }));
vi.mock('./visit-stub', () => ({
  VisitStub: ({ action }: { action: Link | null }) => <p>visit: {action?.label}</p>,
}));

function aHero(overrides: Partial<SectionOf<'heroSection'>> = {}): SectionOf<'heroSection'> {
  return {
    _key: 'hero',
    _type: 'heroSection',
    anchor: null,
    tone: null,
    label: null,
    heading: 'Come down for a beer.',
    lead: 'Eleven vaults under the Old Town.',
    size: 'screen',
    visit: null,
    buyingTerms: null,
    picture: aPicture(),
    actions: [
      { label: 'Buy tickets', href: '/en/ticketing-office', openInNewWindow: false },
      { label: 'See the experiences', href: '/en#ourExperiences', openInNewWindow: false },
    ],
    ...overrides,
  };
}

function rendered(section: SectionOf<'heroSection'>) {
  const { container } = renderLocalized(<HeroSection section={section} locale="en" />);
  return container.querySelector('section');
}

describe('HeroSection', () => {
  it('contains the only h1 of the page, its lead and the links', () => {
    rendered(aHero());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Come down for a beer.');
    expect(screen.getByText('Eleven vaults under the Old Town.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy tickets' })).toHaveAttribute(
      'href',
      '/en/ticketing-office',
    );
    expect(screen.getByRole('link', { name: 'See the experiences' })).toBeVisible();
  });

  it('loads its picture eagerly, and a smaller one on phones', () => {
    const root = rendered(aHero());
    expect(root).toHaveAttribute('data-hero', 'picture');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(root?.querySelector('source')?.srcset).toMatch(/ 880w$/);
  });

  it('names the video of its picture, on the whole screen only', () => {
    const picture = aPicture({
      id: 'image-d4b8c73af61d9172b99d3db784f8bef081e7f387-2400x1350-jpg',
    });
    const scene = (size: 'screen' | 'page') =>
      rendered(aHero({ size, picture }))?.querySelector<HTMLElement>('[data-video]')?.dataset;
    expect(scene('screen')).toEqual({ video: 'cellar', videoPause: 'Pause the moving picture' });
    expect(scene('page')).toBeUndefined();
  });

  it('has a tone of its own when plain', () => {
    const root = rendered(aHero({ size: 'plain', tone: 'green', picture: null }));
    expect(root).toHaveAttribute('data-hero', 'plain');
    expect(root).toHaveClass('tone-green');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is plain without a picture', () => {
    expect(rendered(aHero({ picture: null }))).toHaveAttribute('data-hero', 'plain');
  });

  it('shows an engraving beside the text of a plain hero', () => {
    rendered(aHero({ size: 'plain', picture: aPicture({ alt: 'A bell' }) }));
    expect(screen.getByRole('img', { name: 'A bell' })).toBeVisible();
  });

  it('shows the buying terms only where the editors choose them', () => {
    rendered(aHero());
    expect(screen.queryByText('terms')).not.toBeInTheDocument();
    rendered(aHero({ buyingTerms: true }));
    expect(screen.getByText('terms')).toBeVisible();
  });

  it('moves the link to tickets to the overhanging ticket', () => {
    rendered(aHero({ visit: true }));
    expect(screen.getByText('visit: Buy tickets')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('has an anchor', () => {
    expect(rendered(aHero({ anchor: 'top' }))).toHaveAttribute('id', 'top');
  });
});

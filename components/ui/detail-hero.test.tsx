import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { DetailHero } from './detail-hero';

describe('DetailHero', () => {
  it('renders the h1 of the page and its facts, without missing ones', () => {
    render(
      <DetailHero picture={null} title="Cellar keeper" meta={['Full time', null, 'Cellar']} />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cellar keeper');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Full time',
      'Cellar',
    ]);
  });

  it('loads its picture eagerly, and marks for the header whether there is one', () => {
    const { container, rerender } = render(
      <DetailHero picture={aPicture({ alt: 'Tanks' })} title="Cellar keeper" meta={[]} />,
    );
    expect(screen.getByRole('img', { name: 'Tanks' })).not.toHaveAttribute('loading', 'lazy');
    expect(container.querySelector('[data-hero]')).toHaveAttribute('data-hero', 'picture');
    rerender(<DetailHero picture={null} title="Cellar keeper" meta={[]} />);
    expect(container.querySelector('[data-hero]')).toHaveAttribute('data-hero', 'plain');
  });

  it('renders no empty list of facts', () => {
    render(<DetailHero picture={null} title="Cellar keeper" meta={[null]} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { Picture } from './picture';
import styles from './picture.module.css';

describe('Picture', () => {
  it('has an alternative text and reserves its room while it loads', () => {
    render(<Picture picture={aPicture()} sizes="100vw" />);
    const image = screen.getByRole('img', { name: 'A vault lined with casks' });
    expect(image).toHaveAttribute('width', '2400');
    expect(image).toHaveAttribute('height', '1350');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('has an empty alternative text when it is decorative', () => {
    render(<Picture picture={aPicture({ alt: '' })} sizes="100vw" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('loads eagerly on the first screen', () => {
    render(<Picture picture={aPicture()} sizes="100vw" priority />);
    expect(screen.getByRole('img')).not.toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('has a blurred preview on the first screen alone', () => {
    const style = () => screen.getByRole('img').getAttribute('style');
    const { rerender } = render(<Picture picture={aPicture()} sizes="100vw" priority />);
    expect(style()).toContain('data:image/webp;base64,AAAA');
    rerender(<Picture picture={aPicture()} sizes="100vw" />);
    expect(style()).toBeNull();
  });

  it('does not load on phones what they do not show', () => {
    const { container } = render(
      <Picture picture={aPicture()} sizes="100vw" narrowRatio="portrait" />,
    );
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('media', '(width <= 600px)');
    expect(source?.getAttribute('srcset')).toMatch(/w=880&\S* 880w$/);
  });

  it('names a focal point only where it is not the center', () => {
    const hotspot = { _type: 'sanity.imageHotspot', x: 0.2, y: 0.5, width: 1, height: 1 } as const;
    const { rerender } = render(<Picture picture={aPicture()} sizes="100vw" />);
    expect(screen.getByRole('img')).not.toHaveAttribute('style');
    rerender(<Picture picture={aPicture({ hotspot })} sizes="100vw" />);
    expect(screen.getByRole('img')).toHaveStyle({ '--focal': '20% 50%' });
  });

  it('has no background behind a transparent engraving', () => {
    const { rerender } = render(<Picture picture={aPicture()} sizes="50vw" priority />);
    expect(screen.getByRole('img')).toHaveClass(styles.opaque ?? '');
    rerender(<Picture picture={aPicture({ cutOut: true })} sizes="50vw" priority />);
    expect(screen.getByRole('img')).not.toHaveClass(styles.opaque ?? '');
    expect(screen.getByRole('img')).not.toHaveAttribute('style');
  });
});

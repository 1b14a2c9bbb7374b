import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Link } from '#lib/content/model/link';
import { SectionActions } from './section-actions';

const here: Link = { label: 'Buy tickets', href: '/en/ticketing-office', openInNewWindow: false };
const there: Link = { label: 'The metro', href: 'https://metro.example/', openInNewWindow: true };

describe('SectionActions', () => {
  it('renders the first action as a ticket button and the others as quiet links', () => {
    renderLocalized(<SectionActions actions={[here, { ...here, label: 'More', href: '/en' }]} />);
    expect(screen.getByRole('link', { name: 'Buy tickets' })).toHaveClass('ticket');
    expect(screen.getByRole('link', { name: 'More' })).not.toHaveClass('ticket');
  });

  it('announces in the language of the page that a link opens a new window', () => {
    renderLocalized(<SectionActions actions={[there]} />, 'de');
    const link = screen.getByRole('link', {
      name: 'The metro (öffnet sich in einem neuen Fenster)',
    });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('announces nothing for a link that opens in the same window', () => {
    renderLocalized(<SectionActions actions={[here]} />);
    expect(screen.getByRole('link', { name: 'Buy tickets' })).not.toHaveAttribute('target');
  });

  it.each(['ticket', 'arrow'] as const)('opens the checkout from a link (%s)', (first) => {
    renderLocalized(<SectionActions actions={[{ ...here, checkout: 'x=1' }]} first={first} />);
    expect(screen.getByRole('link')).toHaveAttribute('data-checkout', 'x=1');
  });

  it('leaves out actions without a target or a label', () => {
    renderLocalized(<SectionActions actions={[null, { ...here, label: null }, there]} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('renders nothing without actions', () => {
    const { container } = renderLocalized(<SectionActions actions={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { PartnersSection } from './partners-section';

type Partner = NonNullable<SectionOf<'partnersSection'>['items']>[number];

const maltster: Partner = {
  _key: 'malt',
  name: 'Humna bratří Ondruchů',
  place: 'Haná',
  gives: 'Malt',
  text: 'Turned by hand.',
  url: 'https://humna.example',
};

function show(...items: Partner[]) {
  const section: SectionOf<'partnersSection'> = {
    _key: 'partners',
    _type: 'partnersSection',
    anchor: null,
    tone: 'paper',
    label: null,
    heading: 'What goes into it, and who makes it.',
    intro: null,
    items,
  };
  return renderLocalized(<PartnersSection section={section} locale="en" />);
}

describe('PartnersSection', () => {
  it('shows the product of each partner, and links to the partner', () => {
    show(maltster);
    const row = within(screen.getByRole('listitem'));
    expect(row.getByText('Malt')).toBeVisible();
    expect(row.getByText('Haná')).toBeVisible();
    expect(row.getByText('Turned by hand.')).toBeVisible();
    expect(row.getByRole('link', { name: 'Humna bratří Ondruchů' })).toHaveAttribute(
      'href',
      'https://humna.example',
    );
  });

  it('accepts a partner with only a name', () => {
    show({ ...maltster, place: null, text: null, url: null });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Humna bratří Ondruchů');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { TimelineSection } from './timeline-section';

const section: SectionOf<'timelineSection'> = {
  _key: 'history',
  _type: 'timelineSection',
  anchor: 'history',
  tone: 'sand',
  label: 'A short history',
  heading: 'How Bohemia came to its lager.',
  intro: 'One date and one legend.',
  entries: [
    {
      _key: 'a',
      when: 'Undated',
      title: 'Death for a cutting',
      text: 'Which ruler said so depends on who tells it.',
      legend: true,
      picture: aPicture({ alt: 'A branch of hops' }),
    },
    { _key: 'b', when: '1842', title: 'Pilsen', text: null, legend: null, picture: null },
  ],
};

describe('TimelineSection', () => {
  it('lists its dates in order, each under its year', () => {
    renderLocalized(<TimelineSection section={section} locale="en" decilitres={3} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('How Bohemia came');
    expect(screen.getByText('One date and one legend.')).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Undated Death for a cutting',
      '1842 Pilsen',
    ]);
    expect(screen.getByRole('img', { name: 'A branch of hops' })).toBeVisible();
  });

  it('marks legends, and nothing else, as legends', () => {
    renderLocalized(<TimelineSection section={section} locale="cs" />, 'cs');
    const [legend, fact] = screen.getAllByRole('listitem');
    expect(legend).toHaveTextContent(/^Pověst/);
    expect(within(fact as HTMLElement).queryByText('Pověst')).not.toBeInTheDocument();
  });
});

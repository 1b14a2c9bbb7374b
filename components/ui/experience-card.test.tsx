import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { anExperience } from '#lib/content/testing/an-experience';
import { ExperienceCard } from './experience-card';

describe('ExperienceCard', () => {
  it('links to the experience in the language of the page and shows duration and price', () => {
    renderLocalized(<ExperienceCard experience={anExperience()} locale="cs" />, 'cs');
    const title = screen.getByRole('heading', { level: 3 });
    expect(title).toHaveTextContent('The Brewhouse Hour');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/cs/zazitky/hodina-ve-varne');
    expect(screen.getByText('75 min')).toBeVisible();
    expect(screen.getByText('od 690 Kč')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName('Copper kettles');
    expect(screen.queryByText('EN')).not.toBeInTheDocument();
  });

  it('marks an experience that exists in English only, in the language of the page', () => {
    const experience = anExperience({ languages: ['en'] });
    renderLocalized(<ExperienceCard experience={experience} locale="de" />, 'de');
    expect(screen.getByRole('link', { name: 'The Brewhouse Hour' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Mash, hop and stir with the brewer.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('EN')).toBeVisible();
    expect(screen.getByText('auf Englisch')).toBeInTheDocument();
  });

  it('renders without a picture', () => {
    renderLocalized(<ExperienceCard experience={anExperience({ picture: null })} locale="en" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toBeVisible();
  });
});

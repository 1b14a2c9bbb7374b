import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SectionOf } from '#lib/content/get-page';
import { getTeams } from '#lib/content/get-teams';
import { TeamSection } from './team-section';
import { aPerson, aTeamSection } from './testing/a-team';

vi.mock('#lib/content/get-teams', () => ({ getTeams: vi.fn() }));

const klara = aPerson();
const jana = aPerson({ _id: 'person-jana', name: 'Jana Kolářová', phone: null });

async function show(overrides: Partial<SectionOf<'teamSection'>>) {
  return render(await TeamSection({ section: aTeamSection(overrides), locale: 'en' }));
}

beforeEach(() => {
  vi.mocked(getTeams).mockResolvedValue({ teamHR: [klara], teamB2B: null });
});

const names = () => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);

describe('TeamSection', () => {
  it('shows the team of the settings, with contact details', async () => {
    await show({});
    expect(screen.getByText('Head of people')).toBeVisible();
    expect(screen.getByRole('link', { name: '+420 555 010 021' })).toHaveAttribute(
      'href',
      'tel:+420555010021',
    );
    const mail = screen.getByRole('link', { name: /^klara/ });
    expect(mail).toHaveTextContent('klara@beermuseum.example');
    expect(mail).toHaveAttribute('href', 'mailto:klara@beermuseum.example');
  });

  it('has the contact details in an address, the name, a heading, outside of it', async () => {
    await show({});
    const address = screen.getByRole('link', { name: /^klara/ }).closest('address');
    expect(address).not.toBeNull();
    expect(address).not.toContainElement(screen.getByRole('heading', { level: 3 }));
  });

  it('adds the chosen people, each once', async () => {
    await show({ people: [jana, klara] });
    expect(names()).toEqual(['Klára Vaněčková', 'Jana Kolářová']);
  });
});

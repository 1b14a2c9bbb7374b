// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findSettings, getSettings } from '../content/get-settings.ts';
import { findTeams, getTeams } from '../content/get-teams.ts';
import { someSettings } from '../seo/structured-data/testing/some-settings.ts';
import { contactOf, recipientsOf } from './team.ts';

vi.mock('../platform/env/server.ts', () => ({
  serverEnv: { forms: { mail: { fallbackTo: 'team@beer.example' } } },
}));
vi.mock('../content/get-settings.ts', () => ({ findSettings: vi.fn(), getSettings: vi.fn() }));
vi.mock('../content/get-teams.ts', () => ({ findTeams: vi.fn(), getTeams: vi.fn() }));

const person = (name: string) =>
  ({
    _id: `person-${name}`,
    _type: 'person',
    name,
    role: null,
    email: `${name}@beer.example`,
    phone: null,
  }) as const;

const teams = { teamHR: [person('klara'), person('jana')], teamB2B: [person('tomas')] };

beforeEach(() => {
  const { companyDetails, ...others } = someSettings();
  const settings = { ...others, companyDetails: { ...companyDetails, email: 'info@beer.example' } };
  for (const read of [findSettings, getSettings]) vi.mocked(read).mockResolvedValue(settings);
  for (const read of [findTeams, getTeams]) vi.mocked(read).mockReset().mockResolvedValue(teams);
});

describe('the recipients of a form', () => {
  it.each([
    ['career', ['klara@beer.example', 'jana@beer.example']],
    ['reservation', ['tomas@beer.example']],
    ['waitingList', ['tomas@beer.example']],
    ['subscription', ['info@beer.example']],
  ] as const)('of the kind "%s" are those whom the settings name', async (kind, recipients) => {
    expect(await recipientsOf(kind)).toEqual(recipients);
    expect(getTeams).not.toHaveBeenCalled();
  });

  it('are the address of the server without a team, and when none can be read', async () => {
    vi.mocked(findTeams).mockResolvedValueOnce(null);
    expect(await recipientsOf('career')).toEqual(['team@beer.example']);
    vi.mocked(findTeams).mockRejectedValueOnce(new Error('no answer'));
    expect(await recipientsOf('career')).toEqual(['team@beer.example']);
  });
});

describe('the contact address of a form', () => {
  it('is that of the first recipient, read so that the page depends on it', async () => {
    expect(await contactOf('career')).toBe('klara@beer.example');
    expect(findTeams).not.toHaveBeenCalled();
  });
});

import { expect, it } from 'vitest';
import { anExperience } from '../../content/testing/an-experience.ts';
import { pagePaths } from '../../routing/localized-paths.ts';
import { someSettings } from '../structured-data/testing/some-settings.ts';
import { type LlmsFacts, llmsText } from './llms-text.ts';

const facts: LlmsFacts = {
  origin: 'https://example.com',
  siteName: 'Beer Museum Prague',
  summary: 'Eleven vaults.',
  settings: someSettings(),
  pages: [
    {
      title: 'The museum',
      description: 'Beer.',
      paths: pagePaths('museum'),
      languages: ['en', 'cs'],
    },
  ],
  experiences: [anExperience()],
  venues: [
    {
      _id: 'openingHours-museum',
      _type: 'openingHours',
      venue: 'museum',
      title: 'Museum',
      weekly: (['monday', 'tuesday'] as const).map((day) => ({
        _key: day,
        _type: 'weekdayHours' as const,
        day,
        opens: '10:00',
        closes: '20:00',
        lastEntry: '18:30',
      })),
      exceptions: [
        { _key: 'a', _type: 'hoursException', date: '2026-12-24', closed: true, note: 'Christmas' },
        { _key: 'b', _type: 'hoursException', date: '2027-02-01', closed: true },
      ],
    },
  ],
};
const now = new Date('2026-12-01T12:00:00Z');

it('contains name, address, opening hours and links to pages', () => {
  const lines = llmsText(facts, now).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# Beer Museum',
      '> Eleven vaults.',
      'Zvonařská 7, 110 00 Prague 1, +420 555 010 010',
      '- Monday to Tuesday: 10:00–20:00, last entry 18:30',
      '- Wednesday to Sunday: closed',
      '- 2026-12-24: closed (Christmas)',
    ]),
  );
  // Its page shows it from 60 days before.
  expect(lines).not.toContain('- 2027-02-01: closed');
  const museum = lines.find((line) => line.startsWith('- [The museum]'));
  expect(museum).toContain('(https://example.com/en/beer-museum-prague): Beer.');
  expect(museum).toContain('[cs](https://example.com/cs/muzeum-piva-praha)');
  expect(museum).not.toContain('[de]');
  expect(lines.find((line) => line.startsWith('- [The Brewhouse'))).toContain('75 minutes, 690');
});

it('leaves out what is not published', () => {
  const bare = { ...facts, settings: null, pages: [], experiences: [], venues: [] };
  const text = llmsText(bare, now);
  expect(text).toContain('# Beer Museum Prague');
  expect(text).not.toContain('##');
});

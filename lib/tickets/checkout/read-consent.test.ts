import { afterEach, expect, it, vi } from 'vitest';
import { prepareConsent } from '../../consent/prepare-consent.ts';
import { prepareGate } from '../../consent/prepare-gate.ts';
import { readConsent } from './read-consent.ts';

/** Opens a page with `record` in the consent cookie, as the page's head prepares it. */
function openPage(record: unknown) {
  const cookies = `cc_cookie=${encodeURIComponent(JSON.stringify(record))}`;
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  const made = prepareConsent('cc_cookie', 1, {}, null, []);
  prepareGate('age=proved', made);
}

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.choice;
});

it('returns the optional categories that were allowed', () => {
  openPage({ revision: 1, categories: ['necessary', 'analytics'] });
  expect(readConsent()).toEqual(['analytics']);
  openPage({ revision: 1, categories: ['necessary'] });
  expect(readConsent()).toEqual([]);
});

it.each([null, { revision: 1, categories: 'all' }, { revision: 0, categories: ['analytics'] }])(
  'returns null for the record %j',
  (record) => {
    openPage(record);
    expect(readConsent()).toBeNull();
  },
);

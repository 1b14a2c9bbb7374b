import { beforeEach, expect, test } from 'vitest';
import { track } from './track.ts';

beforeEach(() => {
  window.dataLayer = [];
  window.consent = { agreed: [], apply: () => {} };
});

test('pushes nothing for a visitor who has not agreed to analytics', () => {
  track({ event: 'experience_seen', experience: 'experience-cellar-route' });
  window.consent.agreed = ['necessary', 'ads'];
  track({ event: 'form_sent', form: 'career' });
  expect(window.dataLayer).toEqual([]);
});

test('pushes events once a visitor has agreed', () => {
  window.consent.agreed = ['analytics'];
  track({ event: 'checkout_begun', product: 'experience-cellar-route', ref: 'hotel' });
  expect(window.dataLayer).toEqual([
    { event: 'checkout_begun', product: 'experience-cellar-route', ref: 'hotel' },
  ]);
});

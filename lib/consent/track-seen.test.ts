import { afterEach, beforeEach, expect, test } from 'vitest';
import { trackSeen } from './track-seen.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  window.dataLayer = [];
  window.consent = { agreed: ['analytics'], apply: () => {} };
  document.body.innerHTML = '<article data-experience="experience-cellar-route"></article>';
});

afterEach(() => {
  delete dataset.gate;
  document.body.innerHTML = '';
});

test('tracks the experience seen once the gate is passed', () => {
  dataset.gate = 'open';
  trackSeen();
  expect(window.dataLayer).toEqual([]);
  dataset.gate = 'passed';
  trackSeen();
  expect(window.dataLayer).toEqual([
    { event: 'experience_seen', experience: 'experience-cellar-route' },
  ]);
});

test('tracks nothing on other pages', () => {
  dataset.gate = 'passed';
  document.body.innerHTML = '<main></main>';
  trackSeen();
  expect(window.dataLayer).toEqual([]);
});

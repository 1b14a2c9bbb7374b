import { expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

it('prefers the browser in CHROMIUM_PATH', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

it('falls back to other paths if that browser does not exist', () => {
  expect(findChromium({ CHROMIUM_PATH: '/no/such/browser' })).not.toBe('/no/such/browser');
});

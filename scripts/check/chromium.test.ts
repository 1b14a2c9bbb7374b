import { expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

it('takes the browser it is told to', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

it('looks elsewhere when that one does not exist', () => {
  expect(findChromium({ CHROMIUM_PATH: '/no/such/browser' })).not.toBe('/no/such/browser');
});

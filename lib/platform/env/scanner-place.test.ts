import { expect, it } from 'vitest';
import { scannerPlace } from './scanner-place.ts';

it.each([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://scanner', null],
  ['http://scanner:3310', null],
  ['unix://run/clamd.ctl', null],
  ['/run/clamav/clamd.ctl', null],
])('reads %s', (address, place) => {
  expect(scannerPlace(address)).toEqual(place);
});

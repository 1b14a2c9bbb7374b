// @vitest-environment node
import { expect, it } from 'vitest';
import { senderOfAddress } from './sender.ts';

it.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:0DB8:0:0::1', '2001:db8::ffff:0:0:1'],
  ['2001:db8::192.0.2.1', '2001:db8::2'],
  ['fe80::1%eth0', 'fe80::2'],
])('attributes %s and %s to the same sender', (address, other) => {
  expect(senderOfAddress(address)).toBe(senderOfAddress(other));
});

it.each([
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['192.0.2.1', '192.0.2.2'],
  ['::1', '192.0.2.1'],
])('attributes %s and %s to different senders', (address, other) => {
  expect(senderOfAddress(address)).not.toBe(senderOfAddress(other));
});

it('attributes a network to itself', () => {
  const network = senderOfAddress('2001:db8:1:2:3:4:5:6');
  expect(senderOfAddress(network)).toBe(network);
});

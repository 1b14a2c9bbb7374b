import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { TrustedProxies } from './trusted-proxies.ts';

function from(peer: string, forwarded?: string, headers: Readonly<Record<string, string>> = {}) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  if (forwarded) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

test.each([
  ['the site of this machine', '127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['a proxy of this machine, not its visitor', '::1', '198.51.100.1, 192.0.2.1', '192.0.2.1'],
  ['a socket of both kinds', '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['itself where it asks for nobody', '127.0.0.1', undefined, '127.0.0.1'],
  ['a proxy at a trusted address', '192.0.2.9', '198.51.100.1', '198.51.100.1'],
  ['a proxy in a trusted network', '10.0.0.7', '198.51.100.1', '198.51.100.1'],
  ['such a proxy on a socket of both kinds', '::ffff:10.0.0.7', '198.51.100.1', '198.51.100.1'],
  ['a proxy in a trusted IPv6 network', '2001:db8::7', '198.51.100.1', '198.51.100.1'],
  ['nobody beside a trusted network', '10.0.1.7', '198.51.100.1', '10.0.1.7'],
  ['nobody else', '203.0.113.9', '192.0.2.1', '203.0.113.9'],
])('trusts X-Forwarded-For of %s', (_, peer, forwarded, expected) => {
  const proxies = new TrustedProxies(['10.0.0.0/24', '192.0.2.9', '2001:db8::/32']);
  expect(proxies.clientOf(from(peer, forwarded)).network).toBe(expected);
});

test.each([
  ['an address of IPv4', '203.0.113.9', '203.0.113.9'],
  ['such an address on a socket of both kinds', '::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['an address of IPv6 by its /64 network', '2001:db8::1', '2001:db8:0:0::'],
  ['another one of the same network', '2001:DB8::2', '2001:db8:0:0::'],
  ['one that is written in full', '2001:db8:0:0:1:2:3:4', '2001:db8:0:0::'],
  ['one of another network', '2001:db8:0:1::1', '2001:db8:0:1::'],
])('counts %s', (_, peer, network) => {
  expect(new TrustedProxies([]).clientOf(from(peer))).toEqual({ network, isProxy: false });
});

test.each([
  ['this machine', '127.0.0.1', undefined, true],
  ['a trusted proxy', '2001:db8::7', undefined, true],
  ['another address of its network', '2001:db8::8', undefined, false],
  ['a client of a proxy', '127.0.0.1', '192.0.2.1', false],
])('knows whether a client stands for many: %s', (_, peer, forwarded, isProxy) => {
  const proxies = new TrustedProxies(['2001:db8::7']);
  expect(proxies.clientOf(from(peer, forwarded)).isProxy).toBe(isProxy);
});

test('trusts its own requests from any address, and no others from there', () => {
  const proxies = new TrustedProxies([]);
  const own = from('203.0.113.9', undefined, proxies.headersFor(from('192.0.2.1')));
  expect(proxies.clientOf(own).network).toBe('192.0.2.1');
  expect(new TrustedProxies([]).clientOf(own).network).toBe('203.0.113.9');
});

import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

function from(peer: string, forwarded?: string) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('clientAddress', () => {
  it('ignores X-Forwarded-For without proxies', () => {
    expect(clientAddress(from('192.0.2.1', '198.51.100.1'), 0)).toBe('192.0.2.1');
  });

  it('trusts as many entries from the end as there are proxies', () => {
    const request = from('127.0.0.1', '10.0.0.66, 198.51.100.1, 203.0.113.9');
    expect(clientAddress(request, 1)).toBe('203.0.113.9');
    expect(clientAddress(request, 2)).toBe('198.51.100.1');
  });

  it.each([
    ['192.0.2.1:50000', '192.0.2.1'],
    ['[2001:db8::1]:50000', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', '127.0.0.1'],
    ['192.0.2.1:x', '127.0.0.1'],
    ['_hidden:50000', '127.0.0.1'],
  ])('reads the entry %s as %s', (entry, expected) => {
    expect(clientAddress(from('127.0.0.1', entry), 1)).toBe(expected);
  });

  it('falls back to the peer when the proxy sends no header', () => {
    expect(clientAddress(from('127.0.0.1'), 1)).toBe('127.0.0.1');
  });
});

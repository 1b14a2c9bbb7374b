import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { pictureKey } from './picture-key.ts';

const file = '/media/images/embedded/production/0a-800x600.jpg';
const address = `${file}?rect=0,1,2,3&w=540&q=70&fit=max&auto=format&s=a-_Z`;

function keyOf(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket());
  return pictureKey(Object.assign(request, { url, method, headers }));
}

it('is the same for all clients that receive a picture in the same format', () => {
  const [chromium, firefox, safari, crawler] = [
    'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
    'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
    'image/webp,*/*',
    '*/*',
  ].map((accept) => keyOf(address, { accept }));
  expect(firefox).toBe(chromium);
  expect(new Set([chromium, safari, crawler]).size).toBe(3);
  expect(keyOf(address)).toBe(crawler);
  expect(keyOf(address, {}, 'HEAD')).toBe(crawler);
  expect(keyOf(file, { accept: 'image/webp' })).toBe(keyOf(file));
});

it.each([
  ['a request with credentials', address, { authorization: 'Bearer x' }, 'GET'],
  ['another method', address, {}, 'POST'],
  ['an escaped comma', address.replace(',', '%2C'), {}, 'GET'],
  ['an escaped digit', address.replace('540', '54%30'), {}, 'GET'],
  ['an empty parameter', `${address}&`, {}, 'GET'],
  ['an empty query', `${file}?`, {}, 'GET'],
  ['a fragment', `${file}#a`, {}, 'GET'],
  ['an escaped path', address.replace('images', '%69mages'), {}, 'GET'],
  ['another file', '/posters/en/faq', {}, 'GET'],
])('%s has none', (_, url, headers, method) => {
  expect(keyOf(url, headers, method)).toBeNull();
});

import { NextRequest } from 'next/server';
import { expect, test, vi } from 'vitest';
import { readPreview } from '../../content/read-preview.ts';
import { CLIENT_ADDRESS_HEADER } from '../../platform/http/sender.ts';
import { limits } from '../rate-limit/limits.ts';
import { refusePreviewed } from './read-preview-cookies.ts';

vi.mock('../../content/read-preview.ts', () => ({ readPreview: vi.fn(async () => 'refused') }));
// Tests of the database cover counting in it; here it is unavailable.
vi.mock('../../forms/submission-store.ts', () => ({
  submissionStore: () => Promise.reject(new Error('gone')),
}));
vi.mock('../../platform/crypto/form-secret.ts', () => ({ formSecret: () => 'a-secret' }));

function requestPoster(address: string, cookies: Readonly<Record<string, string>>): NextRequest {
  const headers = { [CLIENT_ADDRESS_HEADER]: address };
  const request = new NextRequest('http://localhost/posters/en/faq', { headers });
  for (const [name, value] of Object.entries(cookies)) request.cookies.set(name, value);
  return request;
}

test('an address that guesses tokens in cookies gets a 429 where no middleware checks them', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const guess = (number: number, address: string) =>
    refusePreviewed(
      'poster',
      requestPoster(address, {
        __prerender_bypass: 'a',
        'preview-token': `a-guessed-token-${number}`,
      }),
    );
  for (let number = 0; number < limits.previewToken.max; number += 1) {
    expect(await guess(number, '192.0.2.1')).toBeNull();
  }
  const refused = await guess(limits.previewToken.max, '192.0.2.1');
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get('retry-after')).toBe(String(limits.previewToken.span));
  expect(await guess(limits.previewToken.max + 1, '192.0.2.2')).toBeNull();
});

test('a visitor without preview cookies costs the content service nothing', async () => {
  vi.mocked(readPreview).mockClear();
  expect(await refusePreviewed('poster', requestPoster('192.0.2.3', {}))).toBeNull();
  expect(readPreview).not.toHaveBeenCalled();
});

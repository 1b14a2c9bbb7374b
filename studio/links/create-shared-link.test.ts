import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFixture, type Fixture } from '../../content-service/testing/fixture.ts';
import { isSignatureOf, parseSharedLinkToken } from '../../lib/content/preview/shared-link.ts';
import { clientOf } from '../connection/testing/client-of.ts';
import { createSharedLink } from './create-shared-link.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

const HOUR = 60 * 60 * 1000;

const all = '*[_type == "sharedLink"]';

async function share(validity: number): Promise<URL> {
  const document = { documentId: 'event-night', documentType: 'event', title: 'Night' } as const;
  const options = { ...document, language: 'de', createdBy: 'Jana', validity } as const;
  const client = clientOf(fixture.service);
  return new URL(await createSharedLink(client, 'https://www.example.com', options));
}

it('the dataset has the terms and a signature of the address, which it does not contain', async () => {
  const address = await share(HOUR);
  expect(address.href).toMatch(/^https:\/\/www\.example\.com\/de\?token=link\./);
  const { id = '', key = '' } = parseSharedLinkToken(address.searchParams.get('token') ?? '') ?? {};
  const [stored] = await clientOf(fixture.service, fixture.service.tokens.viewer).fetch(
    `${all}[_id == $id]`,
    {
      id,
    },
  );
  expect(stored).toMatchObject({ documentId: 'event-night', title: 'Night', createdBy: 'Jana' });
  expect(Date.parse(stored.expiresAt) - Date.parse(stored._createdAt)).toBeCloseTo(HOUR, -4);
  const { documentId, expiresAt, signature } = stored;
  expect(await isSignatureOf(signature, { id, documentId, expiresAt }, key)).toBe(true);
  expect(JSON.stringify(stored)).not.toContain(key);
});

it('a wrong clock of the editor changes neither its end nor deletes other links', async () => {
  const first = await share(HOUR);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100 * HOUR });
  const making = share(HOUR);
  // The content service runs in this process, too, and has the right time.
  vi.useRealTimers();
  const second = await making;
  const ids = [first, second].map(
    ({ searchParams }) => parseSharedLinkToken(searchParams.get('token') ?? '')?.id,
  );
  const ends = await clientOf(fixture.service, fixture.service.tokens.viewer).fetch<string[]>(
    `${all}[_id in $ids] | order(_createdAt).expiresAt`,
    { ids },
  );
  expect(ends).toHaveLength(2);
  for (const end of ends) expect(Date.parse(end) - Date.now()).toBeCloseTo(HOUR, -4);
});

it('nobody without a token sees it', async () => {
  await share(HOUR);
  for (const perspective of ['raw', 'published'] as const) {
    expect(await clientOf(fixture.service, null).fetch(all, {}, { perspective })).toEqual([]);
  }
});

it('links that have expired are deleted with the next one', async () => {
  const _id = 'sharedLink.expired';
  const editor = clientOf(fixture.service);
  const expiresAt = new Date(Date.now() - HOUR).toISOString();
  await editor.create({ _id, _type: 'sharedLink', expiresAt });
  await share(HOUR);
  expect(await editor.getDocument(_id)).toBeUndefined();
});

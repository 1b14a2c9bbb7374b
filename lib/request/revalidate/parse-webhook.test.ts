import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '../../forms/store/store.ts';
import { testEngines } from '../../forms/testing/test-engines.ts';
import { type Count, createMemoryCount } from '../rate-limit/memory-count.ts';
import { parseWebhook as parse } from './parse-webhook.ts';
import { createUsedSignatures } from './used-signatures.ts';

const secret = 'a-secret-of-sixteen-characters';
const now = 1_800_000_000_000;
const body = JSON.stringify({ _id: 'event-quiz', _type: 'event' });

function signed(text: string, at = now, key = secret): Headers {
  const hash = createHmac('sha256', key).update(`${at}.${text}`).digest('base64url');
  return new Headers({ 'sanity-webhook-signature': `t=${at},v1=${hash}` });
}

/** Parses a call at a time in ms since 1970. */
function parseWebhook(
  text: string,
  headers: Headers,
  key: string | undefined,
  at: number,
  used: Count = createMemoryCount(1, 600),
) {
  return parse(text, headers, key, new Date(at), used);
}

describe('parseWebhook', () => {
  it('accepts a signed and recent call', async () => {
    expect(await parseWebhook(body, signed(body), secret, now)).toEqual({
      ok: true,
      change: { _id: 'event-quiz', _type: 'event' },
    });
  });

  it.each([
    ['without a signature', body, new Headers(), secret],
    ['signed with another secret', body, signed(body, now, 'another-secret-of-length'), secret],
    ['whose body was changed', `${body} `, signed(body), secret],
    ['that is an hour old', body, signed(body, now - 3_600_000), secret],
    ['from the future', body, signed(body, now + 3_600_000), secret],
    ['with a broken signature', body, new Headers({ 'sanity-webhook-signature': 'x' }), secret],
    ['when no secret is known', body, signed(body), undefined],
  ])('rejects a call %s', async (_what, text, headers, key) => {
    expect(await parseWebhook(text, headers, key, now)).toMatchObject({ ok: false, status: 401 });
  });

  it.each(['{', 'null', '{"_id":1}', '{"_id":"a"}'])('rejects the body %s', async (text) => {
    expect(await parseWebhook(text, signed(text), secret, now)).toMatchObject({ status: 400 });
  });
});

describe.each(testEngines())('on %s', (_, present, place) => {
  /** Returns a server of the site. */
  function server(store: Store) {
    const used = createUsedSignatures({ store: async () => store, secret: () => 'a-form-secret' });
    return (text: string, headers: Headers, at = now) =>
      parseWebhook(text, headers, secret, at, used);
  }

  it.runIf(present)('one of several servers accepts a signature, once', async () => {
    const store = await openStore(place());
    const [one, other] = [server(store), server(store)];
    const headers = signed(body);
    const answers = await Promise.all([one(body, headers), other(body, headers)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const rewritten = headers.get('sanity-webhook-signature')?.replace(',', ', ') ?? '';
    for (const again of [headers, new Headers({ 'sanity-webhook-signature': rewritten })]) {
      for (const ask of [one, other]) {
        expect(await ask(body, again, now + 60_000)).toMatchObject({ ok: false, status: 401 });
      }
    }
    expect(await other(body, signed(body, now + 1))).toMatchObject({ ok: true });
    await store.close();
  });
});

it('waits for a database that does not respond no longer than 0.3 s, and accepts a call once', async () => {
  vi.useFakeTimers();
  const store = () => new Promise<Store>(() => undefined);
  const used = createUsedSignatures({ store, secret: () => 'a-form-secret' });
  const headers = signed(body);
  const first = parseWebhook(body, headers, secret, now, used);
  await vi.advanceTimersByTimeAsync(300);
  expect(await first).toMatchObject({ ok: true });
  expect(await parseWebhook(body, headers, secret, now, used)).toMatchObject({ status: 401 });
  vi.useRealTimers();
});

import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseWebhook } from './parse-webhook.ts';

const secret = 'a-secret-of-sixteen-characters';
const now = 1_800_000_000_000;
const body = JSON.stringify({ _id: 'event-quiz', _type: 'event' });

function signed(text: string, at = now, key = secret): Headers {
  const hash = createHmac('sha256', key).update(`${at}.${text}`).digest('base64url');
  return new Headers({ 'sanity-webhook-signature': `t=${at},v1=${hash}` });
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

  it('accepts a signature once, however its header is written', async () => {
    const text = JSON.stringify({ _id: 'event-once', _type: 'event' });
    const headers = signed(text);
    expect(await parseWebhook(text, headers, secret, now)).toMatchObject({ ok: true });
    const rewritten = headers.get('sanity-webhook-signature')?.replace(',', ', ') ?? '';
    for (const again of [headers, new Headers({ 'sanity-webhook-signature': rewritten })]) {
      const repeated = await parseWebhook(text, again, secret, now + 60_000);
      expect(repeated).toMatchObject({ ok: false, status: 401 });
    }
    expect(await parseWebhook(text, signed(text, now + 1), secret, now)).toMatchObject({
      ok: true,
    });
  });
});

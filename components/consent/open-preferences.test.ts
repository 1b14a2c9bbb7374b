import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#components/testing/render-localized';
import { type ConsentRecord, recordChoice, writeRecord } from '#lib/consent/consent-record';
import { consentCookie } from '#lib/consent/consent-rules';
import { deleteCookie } from '#lib/consent/delete-cookie';
import { openPreferences } from './open-preferences';

/** The status with which the server answers a choice. */
let answer = 204;
const sent = vi.fn();

/** Whether the browser stores a choice. */
const isStored = () => document.cookie.includes(`${consentCookie.name}=`);

beforeEach(() => {
  answer = 204;
  sent.mockReset();
  document.documentElement.lang = 'en';
  window.consent = { agreed: [], apply: vi.fn() };
  // There is no layout here, and a dialog without a height counts as blocked.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.startsWith('/api/consent/messages/')) return Response.json(messages.en.consent);
    sent(JSON.parse(String(request?.body)));
    return new Response(null, { status: answer });
  });
});

afterEach(() => {
  deleteCookie(document, location, consentCookie.name);
});

/** Stores a choice as the server does. */
function store(jar: Pick<Document, 'cookie'>, choice: ConsentRecord) {
  jar.cookie = `${consentCookie.name}=${writeRecord(choice)}; Path=/`;
}

/** Opens the preferences and presses the button with the label `name`. */
async function choose(name: string) {
  await openPreferences();
  fireEvent.click(screen.getByRole('button', { name }));
}

test('a choice is sent and stored', async () => {
  await choose('Accept all');
  await expect.poll(() => sent).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledWith({ categories: ['analytics', 'ads'], language: 'en' });
  expect(isStored()).toBe(true);
});

test.each([429, 503])('a choice that is not logged (%d) is not stored', async (status) => {
  answer = status;
  await choose('Accept all');
  expect(window.consent.apply).toHaveBeenCalledWith(['analytics', 'ads']);
  await expect.poll(isStored).toBe(false);
});

test('a withdrawal that is not logged leaves no earlier choice', async () => {
  const earlier = recordChoice({ categories: ['ads'], language: 'en' }, null, new Date());
  store(document, earlier);
  answer = 503;
  await choose('Reject optional');
  expect(window.consent.apply).toHaveBeenCalledWith([]);
  await expect.poll(isStored).toBe(false);
});

test('at the gate, a choice counts as made once the gate is gone, or at once if it stays', async () => {
  const { dataset } = document.documentElement;
  const apply = vi.fn();
  window.consent = { agreed: [], apply: () => apply({ ...dataset }) };
  document.body.innerHTML = '<div id="gate" tabindex="-1"></div>';
  Object.assign(dataset, { gate: 'open', choice: 'needed' });
  await choose('Reject optional');
  await expect.poll(() => apply).toHaveBeenLastCalledWith({ gate: 'open' });
  Object.assign(dataset, { choice: 'needed', adult: 'yes' });
  await choose('Accept all');
  await expect
    .poll(() => apply)
    .toHaveBeenLastCalledWith({ gate: 'leaving', choice: 'needed', adult: 'yes' });
  await expect.poll(() => dataset).toEqual({ gate: 'passed', adult: 'yes' });
  delete dataset.gate;
  delete dataset.adult;
});

test('at the gate, a choice that hides the button for it returns the focus to the gate', async () => {
  const { dataset } = document.documentElement;
  document.body.innerHTML = '<div id="gate" tabindex="-1"></div>';
  dataset.gate = 'open';
  await choose('Reject optional');
  await expect.poll(() => document.activeElement?.id).toBe('gate');
  delete dataset.gate;
});

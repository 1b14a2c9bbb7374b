import { expect, test } from '@playwright/test';
import { readPage } from '../support/read-page.ts';

test('an upcoming event can be downloaded as a calendar file', async ({ request }) => {
  const { document } = await readPage(request, '/en/events/twice-to-the-boil');
  const start = document.querySelector('time')?.getAttribute('datetime') ?? '';
  const link = document.querySelector('a[href$=".ics"]')?.getAttribute('href') ?? '';
  const response = await request.get(link);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect(response.headers()['content-disposition']).toContain('twice-to-the-boil.ics');
  const [, day = '', time = ''] =
    /DTSTART;TZID=Europe\/Prague:(\d{8})T(\d{6})/.exec(await response.text()) ?? [];
  const prague = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Prague',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  expect(`${day}${time}`).toBe(prague.format(new Date(start)).replace(/\D/g, ''));
});

test('a missing event has no calendar file', async ({ request }) => {
  expect((await request.get('/api/calendar/en/nothing.ics')).status()).toBe(404);
  expect((await request.get('/api/calendar/xx/twice-to-the-boil.ics')).status()).toBe(404);
});

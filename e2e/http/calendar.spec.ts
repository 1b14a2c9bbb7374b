import { expect, test } from '@playwright/test';
import { documentPath } from '../../lib/routing/document-path.ts';
import { upcomingEvent } from '../support/example-documents.ts';
import { readPage } from '../support/read-page.ts';

test('an upcoming event can be downloaded as a calendar file', async ({ request }) => {
  const event = await upcomingEvent();
  const { document } = await readPage(request, documentPath(event, 'en'));
  const link = document.querySelector('a[href$=".ics"]')?.getAttribute('href') ?? '';
  const response = await request.get(link);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect(response.headers()['content-disposition']).toContain(`${event.slug.en}.ics`);
  const [, day = '', time = ''] =
    /DTSTART;TZID=Europe\/Prague:(\d{8})T(\d{6})/.exec(await response.text()) ?? [];
  const prague = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Prague',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  expect(`${day}${time}`).toBe(prague.format(new Date(event.start)).replace(/\D/g, ''));
});

test('a missing event has no calendar file', async ({ request }) => {
  const { slug } = await upcomingEvent();
  expect((await request.get('/api/calendar/en/nothing.ics')).status()).toBe(404);
  expect((await request.get(`/api/calendar/xx/${slug.en}.ics`)).status()).toBe(404);
});

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
  const [, start] = /DTSTART:(\d{8}T\d{6}Z)/.exec(await response.text()) ?? [];
  expect(start).toBe(new Date(event.start).toISOString().replace(/\.\d+|[-:]/g, ''));
});

test('a missing event has no calendar file', async ({ request }) => {
  const { slug } = await upcomingEvent();
  expect((await request.get('/api/calendar/en/nothing.ics')).status()).toBe(404);
  expect((await request.get(`/api/calendar/xx/${slug.en}.ics`)).status()).toBe(404);
});

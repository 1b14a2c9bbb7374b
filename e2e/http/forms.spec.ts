import { expect, test } from '@playwright/test';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { formKinds } from '../../lib/routing/form-kind.ts';
import { soldOutEvent, upcomingEvent } from '../support/example-documents.ts';
import { findContent } from '../support/find-content.ts';
import {
  filledIn,
  linkInMailTo,
  linksInMailsTo,
  mailsWith,
  openedBefore,
  storedRows,
  visitor,
} from '../support/forms.ts';

const KEYS = process.env.E2E_FULL ? 300 : 30;
const AT_ONCE = 10;

test.beforeAll(async ({ request }) => {
  // The first form token creates the secret.
  expect((await request.get('/api/forms/career')).ok()).toBe(true);
});

test('each form token is for one visitor only', async ({ request }) => {
  const [one, other] = [
    await request.get('/api/forms/career'),
    await request.get('/api/forms/career'),
  ];
  expect(one.headers()['cache-control']).toBe('no-store');
  expect((await one.json()).idempotencyKey).not.toBe((await other.json()).idempotencyKey);
  expect((await request.get('/api/forms/complaint')).status()).toBe(404);
});

test('a message sent immediately after opening is rejected with 409', async ({ request }) => {
  const opened = await (await request.get('/api/forms/career')).json();
  const response = await request.post('/api/forms/career?locale=de', {
    multipart: { ...opened, ...filledIn.career },
    headers: visitor('192.0.2.1'),
  });
  expect(response.status()).toBe(409);
  expect(await response.json()).toMatchObject({ status: 'failed', reason: 'tooEarly' });
});

test('a form of another site is rejected before it is read', async ({ request }) => {
  const response = await request.post('/api/forms/career', {
    multipart: { ...openedBefore('career'), ...filledIn.career },
    headers: { ...visitor('192.0.2.2'), origin: 'https://evil.example' },
  });
  expect(response.status()).toBe(403);
  expect((await response.json()).contact).toContain('@');
});

test('a file of more than 10 MB is rejected with 413 and its issue', async ({ request }) => {
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_485_761) };
  const response = await request.post('/api/forms/career', {
    multipart: { ...openedBefore('career'), ...filledIn.career, file },
    headers: visitor('192.0.2.3'),
  });
  expect(response.status()).toBe(413);
  expect(await response.json()).toEqual({
    status: 'invalid',
    issues: [{ field: 'file', issue: 'fileTooLarge' }],
  });
});

test('the eleventh message within ten minutes is rejected with 429', async ({ request }) => {
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const headers = visitor('192.0.2.4');
    const response = await request.post('/api/forms/reservation', { multipart: {}, headers });
    statuses.push(response.status());
  }
  expect(statuses).toEqual([...Array(10).fill(409), 429]);
});

test('without JavaScript a limited visitor gets a message, and nothing more is stored', {
  tag: '@slow',
}, async ({ request }) => {
  const post = () =>
    request.post('/api/forms/reservation?locale=de', {
      multipart: { ...filledIn.reservation, message: 'Thirty-one thirsty bakers.', phone: '1' },
      headers: { ...visitor('192.0.2.5'), accept: 'text/html' },
    });
  // Other tests write at the same time: only what this visitor typed is counted.
  const stored = () => storedRows("select id from draft where content like '%Thirty-one thirsty%'");
  let page = '';
  for (let index = 0; index < 10; index += 1) page = await (await post()).text();
  expect(page).toContain('value="petr@visitor.example"');
  expect(page).toContain('Thirty-one thirsty bakers.');
  const kept = stored();
  expect(kept).toHaveLength(10);
  for (let index = 0; index < 20; index += 1) page = await (await post()).text();
  expect(page).toContain('Von Ihrer Verbindung kamen zu viele Nachrichten');
  expect(page).not.toContain('Thirty-one thirsty bakers.');
  expect(stored()).toEqual(kept);
});

for (const locale of locales) {
  test(`without JavaScript the result is a page in ${locale} with an unguessable address`, async ({
    request,
  }) => {
    const response = await request.post(`/api/forms/career?locale=${locale}`, {
      multipart: { ...openedBefore('career'), ...filledIn.career, email: 'nobody' },
      headers: { ...visitor(`192.0.2.1${locales.indexOf(locale)}`), accept: 'text/html' },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    expect(response.headers().location).toMatch(
      new RegExp(`^/${locale}/forms/career\\?answer=[-0-9a-f]{36}$`),
    );
  });
}

test(`stores ${KEYS} messages when each is sent three times at once`, { tag: '@slow' }, async ({
  request,
}) => {
  test.setTimeout(180_000);
  const kinds = ['career', 'reservation'] as const;
  const posts = Array.from({ length: KEYS }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'career';
    const multipart = { ...openedBefore(kind), ...filledIn[kind], about: 'storm' };
    const headers = visitor(`198.51.${100 + Math.floor(index / 250)}.${index % 250}`);
    return () => request.post(`/api/forms/${kind}`, { multipart, headers });
  });
  const references: string[] = [];
  for (let start = 0; start < KEYS; start += AT_ONCE) {
    const batch = posts.slice(start, start + AT_ONCE).flatMap((post) => [post(), post(), post()]);
    for (const response of await Promise.all(batch)) {
      expect(response.status()).toBe(200);
      references.push((await response.json()).reference);
    }
  }
  expect(new Set(references).size).toBe(KEYS);
  const rows = storedRows("select reference from submission where data like '%storm%'");
  expect(rows).toHaveLength(KEYS);
});

test('an address is subscribed only after its owner has pressed the button', async ({
  request,
}) => {
  const email = `anna-${Date.now()}@visitor.example`;
  const response = await request.post('/api/forms/subscription?locale=it', {
    multipart: { ...openedBefore('subscription'), email, consent: 'on' },
    headers: visitor('192.0.2.30'),
  });
  expect(await response.json()).toMatchObject({ status: 'ok' });
  const state = () => storedRows('select state from subscriber where email = ?', email)[0]?.state;
  expect(state()).toBe('pending');

  const link = await mailedLink(email, 'newsletter/confirm');
  for (let look = 0; look < 2; look += 1) expect((await request.get(link)).status()).toBe(200);
  expect(state()).toBe('pending');
  await press(request, link);
  expect(state()).toBe('confirmed');

  const leave = await mailedLink(email, 'newsletter/unsubscribe');
  expect((await request.get(leave)).status()).toBe(200);
  expect(state()).toBe('confirmed');
  await press(request, leave);
  expect(state()).toBe('unsubscribed');
});

test('the team learns of an address on a waiting list once its owner has pressed the button', async ({
  request,
}) => {
  const event = await soldOutEvent();
  const email = `eva-${Date.now()}@visitor.example`;
  const offer = await (await request.get(documentPath(event, 'it'))).text();
  const address = /href="(\/it\/forms\/waitingList\?about=[^"]+)"/.exec(offer)?.[1] ?? '';
  const form = await (await request.get(address)).text();
  expect(form).toContain(`name="about" value="${event._id}"`);
  expect(form).toContain(event.title.it);

  for (let time = 0; time < 2; time += 1) {
    const multipart = { ...openedBefore('waitingList'), email, consent: 'on', about: event._id };
    const headers = visitor('192.0.2.31');
    const response = await request.post('/api/forms/waitingList?locale=it', { multipart, headers });
    expect(await response.json()).toMatchObject({ status: 'ok' });
  }
  const links = () => linksInMailsTo(email, '/it/waiting-list/join');
  await expect.poll(() => links().length, { timeout: 20_000 }).toBe(2);
  const entries = () =>
    storedRows('select event_id, event_end from waiting_list_entry where email = ?', email);
  for (const link of links()) {
    expect((await request.get(link)).status()).toBe(200);
  }
  expect(entries(), 'before the button is pressed').toEqual([]);
  for (const link of [...links(), ...links()]) await press(request, link);
  expect(entries().map((row) => ({ ...row }))).toEqual([
    { event_id: event._id, event_end: new Date(event.end).toISOString() },
  ]);

  const toTeam = () => mailsWith(`E-mail: ${email}`);
  await expect.poll(() => toTeam().length, { timeout: 20_000 }).toBe(1);
  expect(toTeam()[0]).toContain(`Událost: ${event.title.cs}`);
  const team = await findContent<string[]>(
    'recipient of enquiries',
    '*[_type == "settings"][0].teamB2B[]->email',
  );
  expect(toTeam()[0]).toContain(`\nTo: ${team.join(', ')}`);
  const planned = storedRows(
    `select delivery.id from delivery join submission on submission.id = submission_id
     where mailbox = ? and purpose = 'team'`,
    email,
  );
  expect(planned, 'mails to the team').toHaveLength(1);
});

test('an event that is not sold out has no waiting list', async ({ request }) => {
  const event = await upcomingEvent();
  const page = `/de/forms/waitingList?about=${event._id}`;
  expect((await request.get(page)).url()).toContain(documentPath(event, 'de'));
  expect((await request.get('/de/forms/waitingList?about=x')).url()).toMatch(
    /\/de\/veranstaltungen$/,
  );
  for (const about of [event._id, 'x', '']) {
    const multipart = { ...openedBefore('waitingList'), ...filledIn.waitingList, about };
    const headers = visitor('192.0.2.32');
    const post = (accept: string) =>
      request.post('/api/forms/waitingList?locale=de', {
        multipart,
        headers: { ...headers, accept },
      });
    const response = await post('application/json');
    expect(response.status()).toBe(409);
    expect(await response.json()).toMatchObject({ status: 'failed', reason: 'notSoldOut' });
    expect(await (await post('text/html')).text()).toContain(
      'Für diese Veranstaltung gibt es keine Warteliste',
    );
  }
});

test('an invalid link changes nothing and shows a message', async ({ request }) => {
  const link = '/api/newsletter/confirm?locale=en&key=confirm.x.0.y';
  const page = await request.post(link, { headers: { accept: 'text/html' } });
  expect(page.url()).toContain('/en/newsletter/confirm?outcome=over');
  expect(await page.text()).toContain('This link has gone flat');
  // A mail client must not be redirected (RFC 8058, section 3.1).
  expect((await request.post(link, { maxRedirects: 0 })).status()).toBe(410);
});

test('unknown form fields are not stored', async ({ request }) => {
  const evil = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`evil${index}`, `evil ${'x'.repeat(60_000)}`]),
  );
  const response = await request.post('/api/forms/career?locale=en', {
    multipart: { ...openedBefore('career'), ...filledIn.career, email: 'nobody', ...evil },
    headers: { ...visitor('192.0.2.50'), accept: 'text/html' },
  });
  expect(await response.text()).toContain('Good evening.');
  expect(storedRows("select id from draft where content like '%evil%' or size > 65536")).toEqual(
    [],
  );
});

test('the health endpoint responds to HEAD', async ({ request }) => {
  const response = await request.head('/api/health');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
});

test('the health endpoint reports the queue without personal data', async ({ request }) => {
  const health = await (await request.get('/api/health')).json();
  expect(Object.keys(health).sort()).toEqual([
    'content',
    'dead',
    'oldestSeconds',
    'status',
    'waiting',
  ]);
  const content = { reachable: true, refusedQueries: 0, unfitDocuments: 0 };
  expect(health).toEqual(expect.objectContaining({ status: 'ok', dead: 0, content }));
});

test('every kind of form is accepted', async ({ request }) => {
  const { _id: about } = await soldOutEvent();
  for (const kind of formKinds) {
    const multipart = { ...openedBefore(kind), ...filledIn[kind], about };
    const headers = visitor('192.0.2.40');
    const response = await request.post(`/api/forms/${kind}`, { multipart, headers });
    expect(await response.json()).toMatchObject({ status: 'ok' });
  }
});

/** Waits for an e-mail of the site and returns its link. */
async function mailedLink(email: string, path: string): Promise<string> {
  const find = () => linkInMailTo(email, `/it/${path}`);
  await expect.poll(find, { timeout: 20_000 }).not.toBeNull();
  return find() ?? '';
}

/** Submits the form of the page that a link leads to. */
async function press(request: import('@playwright/test').APIRequestContext, link: string) {
  const html = await (await request.get(link)).text();
  const action =
    / action="(\/api\/(?:newsletter|waiting-list)\/[^"]+)"/
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&') ?? '';
  const answer = await request.post(action, { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(200);
  expect(answer.url()).toContain('outcome=done');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fileTransport } from '../mail/file-transport.ts';
import { readToken } from '../mail-step/step-token.ts';
import { confirmSubscription, endSubscription } from '../newsletter/change-subscription.ts';
import type { NewSubmission } from '../store/new-submission.ts';
import { saveSubmission } from '../store/save-submission.ts';
import type { Store } from '../store/store.ts';
import { pdf } from '../testing/sample-files.ts';
import { storeForm } from '../testing/store-form.ts';
import { openTemporaryStore } from '../testing/temporary-store.ts';
import { joinWaitingList } from '../waiting-list/join-waiting-list.ts';
import { claimDelivery } from './claim.ts';
import { type DeliveryContext, deliver } from './deliver.ts';
import { settle } from './settle.ts';
import { deliverDue } from './worker.ts';

const SECRET = 'a-secret-of-some-length';
let folder: string;
let store: Store;

beforeEach(async () => {
  const temporary = await openTemporaryStore();
  ({ folder, store } = temporary);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return temporary.remove;
});

const rest = { idempotencyKey: 'k', locale: 'de', file: null, requestId: 'r' } as const;
const career: NewSubmission<'career'> = {
  ...rest,
  form: 'career',
  file: { type: 'pdf', bytes: pdf(), sender: 's' },
  data: {
    name: 'Jörg "Schaum" <b>Groß</b>',
    email: 'joerg@example.org',
    phone: '+49 1512 3456789',
    message: 'Erste Zeile\n<script>alert(1)</script>',
    about: 'Kellermeister',
  },
};
const subscription: NewSubmission<'subscription'> = {
  ...rest,
  form: 'subscription',
  data: { name: 'Jörg', email: 'Joerg@example.org', phone: '', country: 'DE', consent: true },
};

const waitingList: NewSubmission<'waitingList'> = {
  ...rest,
  form: 'waitingList',
  data: { email: 'Joerg@example.org', consent: true, about: 'event-concert' },
};

function context(changes: Partial<DeliveryContext> = {}): DeliveryContext {
  const mail = {
    from: 'web@beer.example',
    fallbackTo: 'x@beer.example',
    teamLocale: 'cs',
  } as const;
  return {
    store,
    transport: fileTransport(join(folder, 'mail'), mail.from),
    siteUrl: 'https://beer.example',
    secret: SECRET,
    settings: { mail },
    recipientsOf: async () => ['klara@beer.example', 'tomas@beer.example'],
    findEvent: async (id, locale) =>
      id === 'event-concert'
        ? { title: locale === 'cs' ? 'Koncert' : 'Konzert', start: '2026-12-16T19:30:00Z' }
        : null,
    ...changes,
  };
}

async function deliverAll(given = context()): Promise<readonly string[]> {
  await deliverDue(store, (claim, signal) => deliver(claim, given, signal));
  const mails = readdirSync(join(folder, 'mail')).map((name) =>
    readFileSync(join(folder, 'mail', name), 'utf8'),
  );
  return mails;
}

function plain(mail: string | undefined): string {
  return (mail ?? '')
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (hex) =>
      Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}

async function states() {
  const rows = await store.db.selectFrom('delivery').select(['purpose', 'state']).execute();
  return Object.fromEntries(rows.map(({ purpose, state }) => [purpose, state]));
}

describe('an application', () => {
  it('reaches the team in its language, with the file and the visitor as Reply-To', async () => {
    const { reference } = await saveSubmission(store, career, new Date());
    const mails = (await deliverAll()).map(plain);
    const team = mails.find((mail) => mail.includes('klara@')) ?? '';
    expect(team).toContain('To: klara@beer.example, tomas@beer.example');
    expect(team).toMatch(/Reply-To: .*<joerg@example\.org>/);
    expect(team).toMatch(/Zpráva:\r?\nErste Zeile/);
    expect(team).toContain('němčina');
    expect(team).toContain(`filename=${reference}.pdf`);
    expect(team).toContain('&lt;script&gt;');
    expect(team.split('text/html')[1]).not.toMatch(/<b>Groß/);
    expect(await states()).toEqual({ team: 'sent', confirmation: 'sent' });
  });

  it('is confirmed to the visitor in their language, without any text they typed', async () => {
    const { reference } = await saveSubmission(store, career, new Date());
    const mails = (await deliverAll()).map(plain);
    const confirmation = mails.find((mail) => mail.includes('To: joerg@')) ?? '';
    expect(confirmation).toContain(`Ihre Nachricht ist angekommen (${reference})`);
    expect(confirmation).toContain('Auto-Submitted: auto-generated');
    expect(confirmation).not.toMatch(/Jörg|Schaum|Erste Zeile|Kellermeister|1512/);
  });

  it('has the same Message-ID on every attempt', async () => {
    await saveSubmission(store, career, new Date());
    const claim = await claimDelivery(store, new Date());
    if (!claim) throw new Error('Nothing was due.');
    const ids: string[] = [];
    const transport = { send: async (_: unknown, id: string) => String(ids.push(id)) };
    const { signal } = new AbortController();
    await deliver(claim, context({ transport }), signal);
    await deliver(claim, context({ transport }), signal);
    expect(ids[0]).toMatch(/^<[-0-9a-f]{36}@beer\.example>$/);
    expect(ids[1]).toBe(ids[0]);
  });
});

describe('claims', () => {
  it('belong to one worker until the lease expires', async () => {
    await saveSubmission(store, { ...subscription }, new Date());
    const first = await claimDelivery(store, new Date());
    expect(first).not.toBeNull();
    expect(await claimDelivery(store, new Date())).toBeNull();
    const later = new Date(Date.now() + 4 * 60_000);
    const second = await claimDelivery(store, later);
    expect(second?.id).toBe(first?.id);
    if (!first || !second) return;
    expect(await settle(store, first, { outcome: 'sent' }, later)).toBe(false);
    expect(await states()).toEqual({ 'opt-in': 'sending' });
    expect(await settle(store, second, { outcome: 'sent' }, later)).toBe(true);
  });

  it('back off after each failure, and end with a permanent refusal', async () => {
    await saveSubmission(store, subscription, new Date());
    const now = new Date();
    const claim = await claimDelivery(store, now);
    if (!claim) throw new Error('Nothing was due.');
    const failed = {
      outcome: 'failed',
      error: 'ECONNECTION',
      final: false,
      addressRefused: false,
    } as const;
    await settle(store, { ...claim, attempts: 3 }, failed, now);
    const row = await store.db.selectFrom('delivery').selectAll().executeTakeFirstOrThrow();
    const wait = Date.parse(row.next_attempt_at) - now.getTime();
    expect(wait).toBeGreaterThanOrEqual(90_000);
    expect(wait).toBeLessThanOrEqual(150_000);
    const again = await claimDelivery(store, new Date(now.getTime() + wait));
    if (!again) throw new Error('Nothing was due.');
    await settle(store, again, { ...failed, final: true }, now);
    expect(await states()).toEqual({ 'opt-in': 'dead' });
  });
});

describe('the newsletter', () => {
  async function confirmToken(): Promise<string> {
    await saveSubmission(store, subscription, new Date());
    const [mail] = (await deliverAll()).map(plain);
    const token = /newsletter\/confirm\?key=([\w.-]+)/.exec(mail ?? '')?.[1] ?? '';
    return readToken(token, 'confirm', SECRET, new Date())?.id ?? '';
  }

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const later = {
    idempotencyKey: 'later',
    locale: 'en',
    data: { ...subscription.data, name: 'Jörg Groß', country: '' },
  } as const;

  /** Stores a form of a moment and returns the id of the submission. */
  const ask = (sent: Date, changes: Partial<typeof subscription> = {}) =>
    storeForm(store, { ...subscription, ...changes }, sent);

  const row = async () =>
    await store.db
      .selectFrom('subscriber')
      .selectAll()
      .where('email', '=', 'joerg@example.org')
      .executeTakeFirstOrThrow();
  const leave = async (now = new Date()) =>
    await endSubscription(store, (await row()).id, false, now);
  const welcomes = async () =>
    await store.db.selectFrom('delivery').select('id').where('purpose', '=', 'welcome').execute();

  it('asks for confirmation, then sends a welcome with an unsubscribe link', async () => {
    expect(await confirmSubscription(store, await confirmToken(), false, new Date())).toBe(true);
    const stored = { state: 'confirmed', name: 'Jörg', country: 'DE', locale: 'de' };
    expect(await row()).toMatchObject(stored);
    const welcome = (await deliverAll()).map(plain).find((mail) => mail.includes('List-Unsub'));
    expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(welcome).toContain('https://beer.example/de/newsletter/unsubscribe?key=unsubscribe.');
  });

  it('confirms once, and does not resubscribe unsubscribed addresses', async () => {
    const id = await confirmToken();
    await confirmSubscription(store, id, false, new Date());
    expect(await confirmSubscription(store, id, false, new Date())).toBe(true);
    expect(await welcomes()).toHaveLength(1);
    expect(await leave()).toBe(true);
    expect(await confirmSubscription(store, id, false, new Date())).toBe(false);
    expect(await row()).toMatchObject({ state: 'unsubscribed', name: '', country: '' });
  });

  it('stores what a subscriber enters later, once they confirm it', async () => {
    const consented = daysAgo(2);
    const [first, second] = [await ask(daysAgo(3)), await ask(consented, later)];
    await confirmSubscription(store, first, false, daysAgo(1));
    expect(await row()).toMatchObject({ name: 'Jörg', locale: 'de', country: 'DE' });
    for (const id of [second, second, first]) {
      expect(await confirmSubscription(store, id, false, new Date())).toBe(true);
    }
    const changed = { name: 'Jörg Groß', locale: 'en', country: '' };
    expect(await row()).toMatchObject({ ...changed, consented_at: consented.toISOString() });
    expect(await welcomes()).toHaveLength(2);
  });

  it('sends no welcome to an address that was unsubscribed meanwhile', async () => {
    await confirmSubscription(store, await confirmToken(), false, new Date());
    await leave();
    const mails = await deliverAll();
    expect(mails.filter((mail) => mail.includes('List-Unsubscribe'))).toEqual([]);
    expect(await states()).not.toHaveProperty('welcome');
  });

  it('stores nothing but the address of unsubscribed subscribers', async () => {
    const others = { ...subscription.data, email: 'joerg+beer@example.org' };
    const other = await ask(daysAgo(3), { ...later, data: others });
    await ask(daysAgo(3), { idempotencyKey: 'unconfirmed' });
    await confirmSubscription(store, await ask(daysAgo(2)), false, daysAgo(1));
    await leave();
    const left = await store.db.selectFrom('submission').select('id').execute();
    expect(left).toEqual([{ id: other }]);
    expect(await row()).toMatchObject({ email: 'joerg@example.org', name: '', country: '' });
  });

  it('stores a form that is sent before or after an address is unsubscribed', async () => {
    await confirmSubscription(store, await ask(daysAgo(5)), false, daysAgo(4));
    const unconfirmed = await ask(daysAgo(3), { idempotencyKey: 'unconfirmed' });
    await leave(daysAgo(2));
    const again = await ask(daysAgo(1), later);
    await leave();
    const left = await store.db.selectFrom('submission').select('id').execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([unconfirmed, again].toSorted());
    expect(await confirmSubscription(store, unconfirmed, false, new Date())).toBe(false);
    expect(await confirmSubscription(store, again, false, new Date())).toBe(true);
    expect(await row()).toMatchObject({ state: 'confirmed', name: 'Jörg Groß' });
  });

  it('sends confirmed addresses to the list, signed, until it accepts them', async () => {
    const id = await confirmToken();
    await confirmSubscription(store, id, true, new Date());
    const answers = [new Response(null, { status: 500 }), new Response(null, { status: 204 })];
    const list = vi.fn(
      async (_url: string, _init: RequestInit) => answers.shift() ?? Response.error(),
    );
    vi.stubGlobal('fetch', list);
    const newsletterWebhook = { url: 'https://list.example/hook', secret: SECRET };
    const { mail } = context().settings;
    await deliverAll(context({ settings: { mail, newsletterWebhook } }));
    expect(await states()).toMatchObject({ 'hand-over': 'pending' });
    expect(String(list.mock.calls[0]?.[1].body)).toContain('"event":"subscribed"');
    await store.db.updateTable('delivery').set({ next_attempt_at: '2000' }).execute();
    await deliverAll(context({ settings: { mail, newsletterWebhook } }));
    expect(await states()).toMatchObject({ 'hand-over': 'sent' });
  });
});

describe('a waiting list', () => {
  const soldOut = async () => ({ end: '2026-12-16T21:00:00Z' });
  const join = async (id: string, findSoldOut: () => ReturnType<typeof soldOut> | Promise<null>) =>
    (await joinWaitingList(id, { store, findSoldOut }, new Date())).joined;

  /** Stores a form and returns the submission that its mail asks to confirm. */
  async function ask(changes: Partial<typeof waitingList> = {}): Promise<string> {
    const id = await storeForm(store, { ...waitingList, ...changes }, new Date());
    const mails = (await deliverAll()).map(plain);
    const ids = mails.flatMap((mail) => {
      const token = /waiting-list\/join\?key=([\w.-]+)/.exec(mail)?.[1] ?? '';
      return readToken(token, 'join', SECRET, new Date())?.id ?? [];
    });
    expect(ids).toContain(id);
    return id;
  }

  const toTeam = async () =>
    (await deliverAll()).map(plain).filter((m) => m.includes('To: klara@'));

  it('sends a confirmation request with the event and its time, and no notification to the team', async () => {
    await ask();
    const [mail] = (await deliverAll()).map(plain);
    expect(mail).toContain('To: Joerg@example.org');
    expect(mail).toMatch(
      /Veranstaltung: Konzert\r?\nDatum: Mittwoch, 16\.\s+Dezember\s+2026, 20:30\s+Uhr/,
    );
    expect(await states()).toEqual({ 'opt-in': 'sent' });
  });

  it('notifies the team once of the event, its time and an address that is given several times', async () => {
    const id = await ask();
    expect(await join(id, soldOut)).toBe(true);
    expect(await join(id, soldOut)).toBe(true);
    const data = { ...waitingList.data, email: 'joerg@EXAMPLE.org' };
    expect(await join(await ask({ idempotencyKey: 'other', data }), soldOut)).toBe(true);
    const mails = await toTeam();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/Subject: .*Koncert/);
    expect(mails[0]).toMatch(/^Reply-To: Joerg@example\.org\r?$/m);
    expect(mails[0]).toMatch(/Událost: Koncert\r?\nDatum: středa 16\.\s+prosince\s+2026, 20:30/);
    expect(mails[0]).toContain('E-mail: Joerg@example.org');
    expect(await store.db.selectFrom('waiting_list_entry').selectAll().execute()).toHaveLength(1);
  });

  it('accepts no entry for an event that is not sold out, and no submission of another form', async () => {
    const id = await ask();
    expect(await join(id, async () => null)).toBe(false);
    await saveSubmission(store, career, new Date());
    const { id: other } = await store.db
      .selectFrom('submission')
      .select('id')
      .where('form', '=', 'career')
      .executeTakeFirstOrThrow();
    expect(await join(other, soldOut)).toBe(false);
    expect(await store.db.selectFrom('waiting_list_entry').selectAll().execute()).toEqual([]);
  });

  it('names an event that was deleted by its id', async () => {
    await ask({ data: { ...waitingList.data, about: 'event-gone' } });
    expect(plain((await deliverAll())[0])).toContain('Veranstaltung: event-gone');
  });
});

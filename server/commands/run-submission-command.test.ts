import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDelivery } from '../../lib/forms/delivery/claim.ts';
import { settle } from '../../lib/forms/delivery/settle.ts';
import {
  confirmSubscription,
  endSubscription,
} from '../../lib/forms/newsletter/change-subscription.ts';
import { queueHealth } from '../../lib/forms/operate/queue-health.ts';
import { addCampaignCounts } from '../../lib/forms/store/campaign-counts.ts';
import { saveSubmission } from '../../lib/forms/store/save-submission.ts';
import { openStore, type Store } from '../../lib/forms/store/store.ts';
import { storeForm } from '../../lib/forms/testing/store-form.ts';
import { joinWaitingList } from '../../lib/forms/waiting-list/join-waiting-list.ts';
import { restoreSubmissions } from './restore-submissions.ts';
import { runSubmissionCommand } from './run-submission-command.ts';

const retentionDays = {
  career: 183,
  reservation: 365,
  subscription: 30,
  waitingList: 7,
  cookieChoice: 1277,
};
const LONG_AGO = new Date('2020-01-01T10:00:00Z');

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  store = await openStore({ engine: 'sqlite', file: join(folder, 'db') });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function apply(received: Date, email = 'jana@visitor.example'): Promise<string> {
  const data = {
    name: 'Jana',
    email,
    phone: '',
    message: '\x1b[31mred',
    about: '',
  };
  const file = { type: 'txt', bytes: Buffer.from('Only in the file.'), sender: 's' } as const;
  const rest = { idempotencyKey: 'k', locale: 'cs', requestId: 'r' } as const;
  const submission = { form: 'career', data, file, ...rest } as const;
  return (await saveSubmission(store, submission, received)).reference;
}

/** Stores a newsletter form, and returns the id of the submission. */
async function ask(when: Date, email = 'jana@visitor.example'): Promise<string> {
  const data = { name: 'Jana', email, phone: '', country: '', consent: true };
  const idempotencyKey = `${email} ${when.toISOString()}`;
  const rest = { idempotencyKey, locale: 'cs', file: null, requestId: 'r' } as const;
  return await storeForm(store, { form: 'subscription', data, ...rest }, when);
}

/** Stores a newsletter form and confirms it; with the external list, which has to be notified. */
async function subscribe(when: Date): Promise<string> {
  await confirmSubscription(store, await ask(when), true, when);
  return await subscriberId();
}

async function subscriberId(): Promise<string> {
  const { id } = await store.db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow();
  return id;
}

const failures = {
  refused: { error: 'EENVELOPE 550', final: true, addressRefused: false },
  address: { error: 'EENVELOPE 550', final: true, addressRefused: true },
  deferred: { error: 'EENVELOPE 450', final: false, addressRefused: true },
  unreached: { error: 'ESOCKET', final: false, addressRefused: false },
} as const;

/** Settles every delivery that is due at a moment with the same outcome. */
async function settleAll(outcome: 'sent' | keyof typeof failures, now = new Date()): Promise<void> {
  for (;;) {
    const claim = await claimDelivery(store, now);
    if (!claim) return;
    const failed = outcome === 'sent' ? null : failures[outcome];
    await settle(
      store,
      claim,
      failed ? { outcome: 'failed', ...failed } : { outcome: 'sent' },
      now,
    );
  }
}

const run = (...args: string[]) =>
  runSubmissionCommand(args, store, { retentionDays, dataFolder: folder });

const newsletterWebhook = { url: 'https://list.example/hook', secret: 'a-secret-of-some-length' };
const runWithList = (...args: string[]) =>
  runSubmissionCommand(args, store, { retentionDays, dataFolder: folder, newsletterWebhook });

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

it('lists messages without personal data, and shows one in full', async () => {
  const reference = await apply(new Date());
  const list = await run('list');
  expect(list).toContain(reference);
  expect(list).toContain('confirmation pending, team pending');
  expect(list).not.toMatch(/Jana|visitor/);
  const [listed] = JSON.parse(await run('list', 'career', '--json'));
  expect(listed).toMatchObject({ reference, files: 1 });
  expect(await run('list', 'reservation')).toBe('None.');
  expect(await run('show', reference)).toContain('jana@visitor.example');
});

it('lists dead letters, retries them, or marks them as decided', async () => {
  const reference = await apply(new Date());
  await settleAll('refused');
  expect(await queueHealth(store, new Date())).toMatchObject({ status: 'attention', dead: 2 });
  expect(await run('dead')).toContain('EENVELOPE 550');
  expect(await run('retry')).toBe('2 to be tried again.');
  await settleAll('refused');
  expect(await run('dead', reference)).toBe('2 decided.');
  expect(await run('dead')).toBe('None.');
  expect(await queueHealth(store, new Date())).toMatchObject({ status: 'ok', dead: 0 });
});

it('raises no alarm for a mistyped visitor address, but lists it', async () => {
  const reference = await apply(LONG_AGO);
  await settleAll('address');
  expect(await queueHealth(store, new Date())).toMatchObject({ status: 'attention', dead: 1 });
  expect(await run('dead')).toContain('team');
  expect(await run('dead')).not.toContain('confirmation');
  expect(await run('list')).toContain('confirmation dead: EENVELOPE 550');
  await run('dead', reference);
  expect(await queueHealth(store, new Date())).toMatchObject({ status: 'ok', dead: 0 });
  expect(await run('erase', 'expired')).toBe('1 erased.');
});

it('erases expired messages once they have been delivered or decided', async () => {
  const reference = await apply(LONG_AGO);
  expect(await run('erase', 'expired')).toBe('0 erased.');
  await settleAll('refused');
  expect(await run('erase', 'expired')).toBe('0 erased.');
  await run('dead', reference);
  expect(await run('erase', 'expired')).toBe('1 erased.');
  await apply(new Date());
  await settleAll('sent');
  expect(await run('erase', 'expired')).toBe('0 erased.');
});

it('erases a former subscriber once the external list knows or an operator decided', async () => {
  await endSubscription(store, await subscribe(LONG_AGO), true, LONG_AGO);
  await settleAll('unreached', LONG_AGO);
  expect(await run('erase', 'expired')).toBe('0 erased.');
  for (const { delivery } of JSON.parse(await run('dead', '--json'))) {
    expect(await run('dead', delivery)).toBe('1 decided.');
  }
  expect(await run('erase', 'expired')).toBe('1 erased.');
  expect(await store.db.selectFrom('subscriber').selectAll().execute()).toEqual([]);
});

it('gives up what keeps failing by its id only, and reopens it by its id', async () => {
  const reference = await apply(LONG_AGO);
  await settleAll('unreached');
  expect(await run('dead', reference)).toBe('0 decided.');
  const [open, other] = JSON.parse(await run('dead', '--json'));
  expect(open).toMatchObject({ reference, state: 'pending', error: 'ESOCKET' });
  expect(await run('dead', open.delivery)).toBe('1 decided.');
  expect(JSON.parse(await run('dead', '--json'))).toEqual([other]);
  expect(await run('retry')).toBe('0 to be tried again.');
  expect(await run('retry', open.delivery)).toBe('1 to be tried again.');
  for (const { delivery } of [open, other]) {
    await settleAll('unreached');
    await run('dead', delivery);
  }
  expect(await queueHealth(store, new Date())).toMatchObject({ status: 'ok', dead: 0 });
  expect(await run('erase', 'expired')).toBe('1 erased.');
});

it('raises no alarm while a mailbox takes no mail, and gives it up after five days', async () => {
  await ask(daysAgo(40));
  await settleAll('deferred', daysAgo(39));
  expect(await run('list')).toContain('opt-in pending');
  expect(await queueHealth(store, new Date())).toMatchObject({ status: 'ok', waiting: 1 });
  expect(await run('dead')).toBe('None.');
  await settleAll('deferred', daysAgo(35));
  expect(await run('list')).toContain('opt-in dead: EENVELOPE 450');
  expect(await queueHealth(store, new Date())).toMatchObject({ status: 'ok', waiting: 0, dead: 0 });
  expect(await run('erase', 'expired')).toBe('2 erased.');
});

it('raises no alarm if a mail to such a mailbox fails once for another reason', async () => {
  await ask(daysAgo(40));
  await settleAll('deferred', daysAgo(39));
  await settleAll('unreached', daysAgo(38));
  expect(await run('list')).toContain('opt-in pending');
  expect(await queueHealth(store, new Date())).toMatchObject({ status: 'ok', waiting: 1 });
});

it('retries what an operator has closed only by its name', async () => {
  const reference = await apply(new Date());
  await settleAll('refused');
  await run('dead', reference);
  expect(await run('retry')).toBe('0 to be tried again.');
  expect(await run('retry', reference)).toBe('2 to be tried again.');
});

it('keeps an address as long as a link that was sent to it can confirm it', async () => {
  await ask(daysAgo(31));
  const id = await ask(daysAgo(5));
  await settleAll('sent');
  expect(await run('erase', 'expired')).toBe('1 erased.');
  expect(await confirmSubscription(store, id, false, new Date())).toBe(true);
});

it('keeps an address that has left and may return', async () => {
  await endSubscription(store, await subscribe(daysAgo(40)), false, daysAgo(31));
  const id = await ask(daysAgo(5));
  await settleAll('sent');
  expect(await run('erase', 'expired')).toBe('0 erased.');
  expect(await confirmSubscription(store, id, false, new Date())).toBe(true);
});

it('erases the messages and the address of one person, in any case', async () => {
  const others = [await apply(new Date(), 'office+petr@x.example')];
  others.push(await apply(new Date(), 'office@x.example'));
  await apply(new Date(), 'Office+Anna@x.example');
  await ask(new Date(), 'office+anna@X.example');
  await ask(new Date(), 'office+news@x.example');
  expect(await run('erase', 'office+anna@x.example')).toBe('3 erased.');
  const left = JSON.parse(await run('list', 'career', '--json'));
  expect(left.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
    others.toSorted(),
  );
  const addresses = await store.db.selectFrom('subscriber').select('email').execute();
  expect(addresses).toEqual([{ email: 'office+news@x.example' }]);
});

it('erases a subscriber of an external list once it has been notified', async () => {
  await subscribe(new Date());
  await settleAll('sent');
  const erased = await runWithList('erase', 'Jana@visitor.example');
  expect(erased).toMatch(/^1 erased\. The address is unsubscribed\. Repeat/);
  const row = await store.db.selectFrom('subscriber').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'unsubscribed', name: '' });
  expect(await runWithList('erase', 'jana@visitor.example')).toMatch(/^0 erased\. The address/);
  await settleAll('sent');
  expect(await runWithList('erase', 'jana@visitor.example')).toBe('1 erased.');
  expect(await store.db.selectFrom('delivery').selectAll().execute()).toEqual([]);
});

it('erases an unconfirmed address at once, of which no external list knows', async () => {
  await ask(new Date());
  expect(await runWithList('erase', 'jana@visitor.example')).toBe('2 erased.');
});

it('deletes mails of erased messages from the folder of every instance', async () => {
  await apply(LONG_AGO);
  await settleAll('sent');
  const ids = await store.db.selectFrom('delivery').select('id').execute();
  const folders = ids.map(({ id }, index) => {
    const dataFolder = join(folder, `instance-${index}`);
    mkdirSync(join(dataFolder, 'mail'), { recursive: true });
    writeFileSync(join(dataFolder, 'mail', `${id}.eml`), 'To: jana@visitor.example');
    return dataFolder;
  });
  for (const dataFolder of folders) {
    await runSubmissionCommand(['erase', 'expired'], store, { retentionDays, dataFolder });
    expect(readdirSync(join(dataFolder, 'mail'))).toEqual([]);
  }
});

it('keeps a confirmed place on a waiting list until a week after the event, and exports it', async () => {
  const end = daysAgo(3).toISOString();
  const wait = async (email: string) => {
    const data = { email, consent: true, about: 'event-night' };
    const rest = { idempotencyKey: email, locale: 'cs', file: null, requestId: 'r' } as const;
    await saveSubmission(store, { form: 'waitingList', data, ...rest }, LONG_AGO);
    const { id } = await store.db
      .selectFrom('submission')
      .select('id')
      .where('mailbox', '=', email)
      .executeTakeFirstOrThrow();
    return id;
  };
  const event = { store, findSoldOut: async () => ({ end }) };
  await joinWaitingList(await wait('jana@visitor.example'), event, LONG_AGO);
  await wait('unconfirmed@visitor.example');
  await settleAll('sent');
  expect(await run('erase', 'expired')).toBe('1 erased.');
  const out = join(folder, 'out');
  expect(await run('export', out)).toBe('1 exported.');
  expect(JSON.parse(readFileSync(join(out, 'waiting-lists.json'), 'utf8'))).toMatchObject([
    { event_id: 'event-night', email: 'jana@visitor.example', event_end: end },
  ]);
  const later = daysAgo(8).toISOString();
  await store.db.updateTable('waiting_list_entry').set({ event_end: later }).execute();
  expect(await run('erase', 'expired')).toBe('1 erased.');
  expect(await store.db.selectFrom('waiting_list_entry').selectAll().execute()).toEqual([]);
});

it('leaves no trace of an erased person on the disk', async () => {
  await apply(new Date());
  const { id } = await store.db.selectFrom('delivery').select('id').executeTakeFirstOrThrow();
  mkdirSync(join(folder, 'mail'));
  for (const name of [`${id}.eml`, 'notes.txt']) {
    writeFileSync(join(folder, 'mail', name), 'To: jana@visitor.example');
  }
  expect(await run('erase', 'jana@visitor.example')).toBe('1 erased.');
  expect(readdirSync(join(folder, 'mail'))).toEqual(['notes.txt']);
  rmSync(join(folder, 'mail'), { recursive: true });
  for (const name of readdirSync(folder)) {
    expect(readFileSync(join(folder, name), 'latin1')).not.toMatch(/visitor\.example|Only in the/);
  }
});

it('exports everything, and backs up the database while in use', async () => {
  const reference = await apply(new Date());
  const [out, copy] = [join(folder, 'out'), join(folder, 'copy')];
  expect(await run('export', out)).toBe('1 exported.');
  expect(readdirSync(out).sort()).toEqual([
    `${reference}.txt`,
    'messages.json',
    'subscribers.json',
    'waiting-lists.json',
  ]);
  await run('backup', copy);
  const restored = await openStore({ engine: 'sqlite', file: copy });
  expect(
    await runSubmissionCommand(['list'], restored, { retentionDays, dataFolder: folder }),
  ).toContain(reference);
  await restored.close();
  await expect(run('backup', copy)).rejects.toThrow();
  expect(existsSync(copy)).toBe(true);
});

it('exports into a new folder only, which nobody else can read', async () => {
  const reference = await apply(new Date());
  const out = join(folder, 'out');
  mkdirSync(out, { mode: 0o755 });
  await expect(run('export', out)).rejects.toThrow(`${out} exists already.`);
  expect(readdirSync(out)).toEqual([]);
  expect(await run('export', join(out, 'of-today'))).toBe('1 exported.');
  const file = join(out, 'of-today', `${reference}.txt`);
  expect(statSync(join(out, 'of-today')).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('leaves no file of a backup that failed', async () => {
  const closed = await openStore({ engine: 'sqlite', file: join(folder, 'closed') });
  await closed.close();
  const copy = join(folder, 'copy');
  const settings = { retentionDays, dataFolder: folder };
  await expect(runSubmissionCommand(['backup', copy], closed, settings)).rejects.toThrow();
  expect(existsSync(copy)).toBe(false);
});

it('backs up mails that were written as files, which are restored beside later ones', async () => {
  const settings = {
    store: { engine: 'sqlite' as const, file: join(folder, 'other') },
    dataFolder: folder,
  };
  const [copy, mails] = [join(folder, 'copy'), join(folder, 'mail')];
  mkdirSync(mails);
  writeFileSync(join(mails, '1.eml'), 'Complete', { mode: 0o600 });
  writeFileSync(join(mails, '2.eml.part'), 'Being wr');
  await run('backup', copy);
  rmSync(mails, { recursive: true });
  mkdirSync(mails);
  writeFileSync(join(mails, '3.eml'), 'Later');
  await restoreSubmissions([copy, '--check'], settings);
  expect(readdirSync(mails)).toEqual(['3.eml']);
  await restoreSubmissions([copy], settings);
  expect(readdirSync(mails).toSorted()).toEqual(['1.eml', '3.eml']);
  expect(readFileSync(join(mails, '1.eml'), 'utf8')).toBe('Complete');
  expect(statSync(join(mails, '1.eml')).mode & 0o777).toBe(0o600);
});

it('shows what came of campaigns, erases a code, and what is past its time', async () => {
  const tram = { stage: 'order', ref: 'tram', dsc: 'VAULT10', locale: 'cs', count: 3 } as const;
  const today = new Date().toISOString().slice(0, 10);
  await addCampaignCounts(store, [
    { ...tram, day: today },
    { ...tram, day: today, ref: 'hotel', dsc: null },
    { ...tram, day: '2020-01-01' },
  ]);
  expect(await run('campaigns', 'Tram')).toContain('VAULT10');
  expect(JSON.parse(await run('campaigns', '--json'))).toHaveLength(3);
  await run('erase', 'expired');
  expect(JSON.parse(await run('campaigns', 'VAULT10', '--json'))).toEqual([
    { ...tram, day: today },
  ]);
  expect(await run('forget', 'tram')).toBe('1 erased.');
  expect(JSON.parse(await run('campaigns', '--json'))).toMatchObject([{ ref: 'hotel' }]);
});

it('rejects unknown or incomplete commands with the usage', async () => {
  for (const unknown of ['frobnicate', 'constructor', 'toString']) {
    await expect(run(unknown)).rejects.toThrow('npm run submissions');
  }
  await expect(run('show')).rejects.toThrow('Name a reference');
  await expect(run('show', 'C-0')).rejects.toThrow('There is no submission C-0.');
});

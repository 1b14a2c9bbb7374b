import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDelivery } from '../../lib/forms/delivery/claim.ts';
import { settle } from '../../lib/forms/delivery/settle.ts';
import { queueHealth } from '../../lib/forms/operate/queue-health.ts';
import { addCampaignCounts } from '../../lib/forms/store/campaign-counts.ts';
import { planDelivery } from '../../lib/forms/store/plan-deliveries.ts';
import { saveSubmission } from '../../lib/forms/store/save-submission.ts';
import { openStore, type Store } from '../../lib/forms/store/store.ts';
import { joinWaitingList } from '../../lib/forms/waiting-list/join-waiting-list.ts';
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

async function apply(received: Date): Promise<string> {
  const data = {
    name: 'Jana',
    email: 'jana@visitor.example',
    phone: '',
    message: '\x1b[31mred',
    about: '',
  };
  const file = { type: 'txt', bytes: Buffer.from('Only in the file.') } as const;
  const rest = { idempotencyKey: 'k', locale: 'cs', requestId: 'r' } as const;
  const submission = { form: 'career', data, file, ...rest } as const;
  return (await saveSubmission(store, submission, received)).reference;
}

/**
 * Inserts a subscriber who has left the newsletter, and the delivery that still has to report this
 * to the external list.
 */
async function leave(when: Date): Promise<string> {
  const moment = when.toISOString();
  const nothing = { name: '', phone: '', country: '' };
  const id = 'subscriber';
  await store.db
    .insertInto('subscriber')
    .values({
      ...nothing,
      id,
      email: 'jana@visitor.example',
      locale: 'cs',
      state: 'unsubscribed',
      created_at: moment,
      consented_at: moment,
      confirmed_at: moment,
      unsubscribed_at: moment,
    })
    .execute();
  const owner = { submission_id: null, subscriber_id: id };
  await store.db.transaction().execute((db) => planDelivery(db, 'hand-over', owner, when));
  return id;
}

/** Settles every due delivery with the same outcome. */
async function settleAll(final: boolean, addressRefused = false): Promise<void> {
  for (;;) {
    const claim = await claimDelivery(store, new Date());
    if (!claim) return;
    const error = 'EENVELOPE 550';
    const failed = { outcome: 'failed', error, final: true, addressRefused } as const;
    await settle(store, claim, final ? failed : { outcome: 'sent' }, new Date());
  }
}

const run = (...args: string[]) =>
  runSubmissionCommand(args, store, { retentionDays, dataFolder: folder });

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
  await settleAll(true);
  expect(await queueHealth(store, new Date())).toMatchObject({ status: 'attention', dead: 2 });
  expect(await run('dead')).toContain('EENVELOPE 550');
  expect(await run('retry')).toBe('2 to be tried again.');
  await settleAll(true);
  expect(await run('dead', reference)).toBe('2 decided.');
  expect(await run('dead')).toBe('None.');
  expect(await queueHealth(store, new Date())).toMatchObject({ status: 'ok', dead: 0 });
});

it('raises no alarm for a mistyped visitor address, but lists it', async () => {
  const reference = await apply(LONG_AGO);
  await settleAll(true, true);
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
  await settleAll(true);
  expect(await run('erase', 'expired')).toBe('0 erased.');
  await run('dead', reference);
  expect(await run('erase', 'expired')).toBe('1 erased.');
  await apply(new Date());
  await settleAll(false);
  expect(await run('erase', 'expired')).toBe('0 erased.');
});

it('erases a former subscriber once the external list knows or an operator decided', async () => {
  const id = await leave(LONG_AGO);
  await settleAll(true);
  expect(await run('erase', 'expired')).toBe('0 erased.');
  await store.db.updateTable('delivery').set({ decided_at: LONG_AGO.toISOString() }).execute();
  expect(await run('erase', 'expired')).toBe('1 erased.');
  const left = store.db.selectFrom('subscriber').selectAll().where('id', '=', id);
  expect(await left.execute()).toEqual([]);
});

it('keeps a confirmed place on a waiting list until a week after the event, and exports it', async () => {
  const end = new Date(Date.now() - 3 * 86_400_000).toISOString();
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
  await settleAll(false);
  expect(await run('erase', 'expired')).toBe('1 erased.');
  const out = join(folder, 'out');
  expect(await run('export', out)).toBe('1 exported.');
  expect(JSON.parse(readFileSync(join(out, 'waiting-lists.json'), 'utf8'))).toMatchObject([
    { event_id: 'event-night', email: 'jana@visitor.example', event_end: end },
  ]);
  const later = new Date(Date.now() - 8 * 86_400_000).toISOString();
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
  await expect(run('show', 'C-0')).rejects.toThrow('There is no message C-0.');
});

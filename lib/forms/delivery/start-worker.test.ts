import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { storeForm } from '../testing/store-form.ts';
import { openTemporaryStore, type TemporaryStore } from '../testing/temporary-store.ts';
import { worker } from './wake.ts';

const { submissionStore } = vi.hoisted(() => ({ submissionStore: vi.fn<() => Promise<Store>>() }));
vi.mock('../submission-store.ts', () => ({ submissionStore }));
vi.mock('../team.ts', () => ({ recipientsOf: async () => [] }));
vi.mock('../../content/get-event.ts', () => ({ findEvent: async () => null }));

const TRICKLING = ['one@slow.example', 'two@slow.example', 'three@slow.example'];
const GOOD = 'jana@visitor.example';

let temporary: TemporaryStore;
let server: TestSmtp;

/** Stores a newsletter form, whose mail is to be delivered. */
async function subscribe(email: string): Promise<void> {
  const data = { name: '', email, phone: '', country: '', consent: true };
  const rest = { idempotencyKey: email, locale: 'en', requestId: 'r', file: null } as const;
  await storeForm(temporary.store, { form: 'subscription', data, ...rest }, new Date());
}

async function states(): Promise<readonly string[]> {
  const rows = await temporary.store.db.selectFrom('delivery').select('state').execute();
  return rows.map(({ state }) => state).toSorted();
}

beforeEach(async () => {
  temporary = await openTemporaryStore();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  submissionStore.mockReset().mockResolvedValue(temporary.store);
  server = await startSmtp({ trickling: TRICKLING });
  vi.stubEnv('SMTP_URL', server.url);
  vi.stubEnv('FORM_SECRET', 'a secret of some length');
  // The environment is read when its module is loaded.
  vi.resetModules();
});

afterEach(async () => {
  // The worker never ends by itself: from now on it waits for its database.
  submissionStore.mockReturnValue(new Promise(() => undefined));
  server.close();
  await expect.poll(states).not.toContain('sending');
  worker.wake?.();
  worker.wake = null;
  await temporary.remove();
  vi.resetModules();
});

it('delivers four mails concurrently, each for 90 s at most, so that three slow servers delay no other', async () => {
  const deadline = vi.spyOn(AbortSignal, 'timeout');
  for (const email of [...TRICKLING, GOOD]) await subscribe(email);
  const { startWorker } = await import('./start-worker.ts');
  startWorker();
  await expect.poll(states).toEqual(['sending', 'sending', 'sending', 'sent']);
  expect(server.taken.map((mail) => /^To: (.*?)\r?$/m.exec(mail)?.[1])).toEqual([GOOD]);
  await expect.poll(() => server.connected).toBe(TRICKLING.length);
  expect(deadline.mock.calls.filter(([ms]) => ms === 90_000)).toHaveLength(4);
});

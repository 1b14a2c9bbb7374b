import { expect, it } from 'vitest';
import { openTemporaryStore } from '../testing/temporary-store.ts';
import { mailboxOf } from './mailbox.ts';
import type { NewSubmission } from './new-submission.ts';
import { saveSubmission } from './save-submission.ts';
import { submissionsFrom } from './submissions-from.ts';

it.each([
  ['Jana.Nova+beer@Example.org', 'jana.nova@example.org'],
  ['jana.nova@mygmail.com', 'jana.nova@mygmail.com'],
  ['J.a.na+beer@Gmail.com', 'jana@gmail.com'],
  ['ja.na@googlemail.com', 'jana@gmail.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('messages from an address at Gmail are found in its own spelling, also those of earlier builds', async () => {
  const { store, remove } = await openTemporaryStore();
  const send = async (email: string) => {
    const data = { name: 'Jana', email, phone: '', message: 'Hi', about: '' };
    const rest = { locale: 'cs', file: null, requestId: 'r' } as const;
    const form: NewSubmission<'career'> = { form: 'career', idempotencyKey: email, data, ...rest };
    await saveSubmission(store, form, new Date('2026-05-04T10:00:00Z'));
  };
  await send('Jana.Nova@gmail.com');
  // As a build stored it that kept the dots.
  await store.db.updateTable('submission').set({ mailbox: 'jana.nova@gmail.com' }).execute();
  await send('jana.nova@gmail.com');
  await send('janan.ova@gmail.com');
  expect(await submissionsFrom(store.db, 'jana.nova@gmail.com')).toHaveLength(2);
  expect(await submissionsFrom(store.db, 'janan.ova@gmail.com')).toHaveLength(1);
  await remove();
});

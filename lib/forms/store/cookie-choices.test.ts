import { expect, it, onTestFinished } from 'vitest';
import { recordChoice } from '../../consent/consent-record.ts';
import { eraseExpired } from '../operate/erase.ts';
import { openTemporaryStore } from '../testing/temporary-store.ts';
import { saveCookieChoice } from './cookie-choices.ts';

it('stores every choice under one id for its retention period, without other data', async () => {
  const { folder, store, remove } = await openTemporaryStore();
  onTestFinished(remove);
  const agreed = recordChoice(
    { categories: ['analytics'], language: 'de' },
    null,
    new Date('2026-05-04T10:00:00Z'),
  );
  const refused = recordChoice(
    { categories: [], language: 'en' },
    agreed,
    new Date('2026-05-05T10:00:00Z'),
  );
  await saveCookieChoice(store, agreed);
  await saveCookieChoice(store, refused);

  const kept = store.db.selectFrom('cookie_choice').orderBy('chosen_at').selectAll();
  const common = { id: expect.any(String), consent_id: agreed.consentId, revision: 1 };
  expect((await kept.execute()).map((row) => ({ ...row }))).toEqual([
    {
      ...common,
      categories: 'necessary analytics',
      language: 'de',
      chosen_at: '2026-05-04T10:00:00.000Z',
    },
    { ...common, categories: 'necessary', language: 'en', chosen_at: '2026-05-05T10:00:00.000Z' },
  ]);

  const erased = { career: 1, reservation: 1, subscription: 1, waitingList: 1 };
  const retentionDays = { ...erased, cookieChoice: 1277 };
  const firstIsOver = new Date(Date.parse('2026-05-04T10:00:01Z') + 1277 * 86_400_000);
  await eraseExpired(store, { retentionDays, dataFolder: folder }, firstIsOver);
  expect((await kept.execute()).map(({ language }) => language)).toEqual(['en']);
});

it('erases any number of choices', async () => {
  const { folder, store, remove } = await openTemporaryStore();
  onTestFinished(remove);
  const choice = { consent_id: 'c', revision: 1, categories: 'necessary', language: 'cs' } as const;
  const chosen = { ...choice, chosen_at: '2026-05-04T10:00:00.000Z' };
  for (let part = 0; part < 5; part += 1) {
    const rows = Array.from({ length: 500 }, (_, row) => ({ ...chosen, id: `${part}-${row}` }));
    await store.db.insertInto('cookie_choice').values(rows).execute();
  }
  const later = { ...chosen, id: 'later', chosen_at: '2026-05-06T10:00:00.000Z' };
  await store.db.insertInto('cookie_choice').values(later).execute();
  const once = { career: 1, reservation: 1, subscription: 1, waitingList: 1, cookieChoice: 1 };
  const place = { retentionDays: once, dataFolder: folder };
  await eraseExpired(store, place, new Date('2026-05-06T10:00:00Z'));
  const left = await store.db.selectFrom('cookie_choice').select('id').execute();
  expect(left).toEqual([{ id: 'later' }]);
});

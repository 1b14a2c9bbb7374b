import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../testing/test-engines.ts';
import { eraseDraftsOf, readDraft, saveDraft } from './drafts.ts';
import { openStore, type Store } from './store.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let store: Store;

afterEach(async () => {
  await store.db.deleteFrom('draft').execute();
  await store.close();
});

describe.each(testEngines().filter(([, present]) => present))('on %s', (_, __, place) => {
  beforeEach(async () => {
    store = await openStore(place());
  });
  const save = (sender: string, bytes: number, now = NOW) =>
    saveDraft(store, { sender, content: { text: 'x'.repeat(bytes - 11) } }, now);
  const stored = async () =>
    (await store.db.selectFrom('draft').select('size').execute()).map(({ size }) => size);

  it('a draft is stored for half an hour', async () => {
    const name = (await saveDraft(store, { sender: 'a', content: { kept: true } }, NOW)) ?? '';
    expect(await readDraft(store, name, minutesOn(29))).toBe('{"kept":true}');
    expect(await readDraft(store, name, minutesOn(31))).toBeNull();
    expect(await readDraft(store, 'made-up', NOW)).toBeNull();
  });

  it('the drafts of an e-mail address are erased, and no others', async () => {
    const saveOf = async (content: object) =>
      (await saveDraft(store, { sender: 'a', content }, NOW)) ?? '';
    const hers = await saveOf({ values: { email: ' Jana@Example.com', name: 'Jana' } });
    const others = [
      await saveOf({ values: { email: 'jan@example.com' } }),
      await saveOf({ values: { name: 'jana@example.com' } }),
      await saveOf({ email: 'jana@example.com' }),
    ];
    await eraseDraftsOf(store, 'jana@example.com');
    expect(await readDraft(store, hers, NOW)).toBeNull();
    for (const id of others) expect(await readDraft(store, id, NOW)).not.toBeNull();
  });

  it('no draft is longer than 64 KB', async () => {
    expect(await save('a', 65_537)).toBeNull();
    expect(await save('a', 65_536)).not.toBeNull();
    expect(await stored()).toEqual([65_536]);
  });

  it('a sender has room for twenty drafts at a time, and for half a megabyte', async () => {
    for (let count = 0; count < 25; count += 1) await save('a', 100);
    for (let count = 0; count < 25; count += 1) await save('b', 65_536);
    expect((await stored()).toSorted((one, other) => one - other)).toEqual([
      ...Array(20).fill(100),
      ...Array(8).fill(65_536),
    ]);
    expect(await save('a', 100, minutesOn(31)), 'once they are over').not.toBeNull();
    expect(await stored()).toEqual([100]);
  });

  it('all senders together have room for two thousand drafts', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      id: `id-${index}`,
      content: '{}',
      expires_at: minutesOn(30).toISOString(),
      sender: `sender-${index}`,
      size: 2,
    }));
    for (let start = 0; start < rows.length; start += 100) {
      await store.db
        .insertInto('draft')
        .values(rows.slice(start, start + 100))
        .execute();
    }
    expect(await save('another', 100)).toBeNull();
    await store.db.updateTable('draft').set({ size: 17_000 }).execute();
    await store.db.deleteFrom('draft').where('id', '=', 'id-0').execute();
    expect(await save('another', 100), 'too many bytes').toBeNull();
    await store.db.updateTable('draft').set({ size: 2 }).execute();
    expect(await save('another', 100)).not.toBeNull();
  });
});

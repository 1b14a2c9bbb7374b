import { describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '../../forms/store/store.ts';
import { openTemporaryStore } from '../../forms/testing/temporary-store.ts';
import { testEngines } from '../../forms/testing/test-engines.ts';
import { createSharedCount, type SharedCount } from './shared-count.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const TEN_MINUTES = 600_000;

/** Creates the limit of one server among several. */
function server(store: () => Promise<Store>): SharedCount {
  const secret = () => 'a-secret-of-some-length';
  return createSharedCount('career', { max: 10, span: 600 }, { store, secret });
}

function allowed(counted: readonly unknown[]): number {
  return counted.filter((one) => one !== null).length;
}

describe.each(testEngines())('on %s', (_, present, place) => {
  it.runIf(present)('a limit of ten in ten minutes applies to three servers together', async () => {
    const store = await openStore(place());
    const servers = [1, 2, 3].map(() => server(async () => store));
    const ask = (who: string, now: Date) =>
      Promise.all(Array.from({ length: 24 }, (_, n) => servers[n % 3]?.add(who, now)));
    expect(allowed(await ask('192.0.2.1', NOW))).toBe(10);
    expect(allowed(await ask('192.0.2.2', NOW))).toBe(10);
    const later = new Date(NOW.getTime() + TEN_MINUTES + 1);
    expect(allowed(await ask('192.0.2.1', later))).toBe(10);
    const rows = await store.db.selectFrom('sender_count').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
    await store.close();
  });

  it.runIf(present)('a sender is not locked out after the clock was set back', async () => {
    const store = await openStore(place());
    const exhaust = async (now: Date) => {
      const before = server(async () => store);
      for (let count = 0; count < 12; count += 1) await before.add('192.0.2.4', now);
    };
    const at = (ms: number) => new Date(NOW.getTime() + ms);
    await exhaust(at(24 * 60 * TEN_MINUTES));
    expect(await server(async () => store).add('192.0.2.4', NOW)).not.toBeNull();
    // The clock of another server may be a little ahead.
    await exhaust(at(1000));
    expect(await server(async () => store).add('192.0.2.4', NOW)).toBeNull();
    await store.close();
  });

  it.runIf(present)('a count taken back on one server is taken back on all', async () => {
    const store = await openStore(place());
    const [one, other] = [server(async () => store), server(async () => store)];
    for (let count = 0; count < 30; count += 1) {
      const counted = await one.add('192.0.2.3', NOW);
      expect(counted).not.toBeNull();
      await counted?.takeBack();
    }
    const asked = [];
    for (let count = 0; count < 12; count += 1) asked.push(await other.add('192.0.2.3', NOW));
    expect(allowed(asked)).toBe(10);
    await store.close();
  });
});

it('refuses a sender of wrong guesses who is over the limit on other servers, right or wrong', async () => {
  const { store, remove } = await openTemporaryStore();
  const [one, other] = [server(async () => store), server(async () => store)];
  for (let count = 0; count < 10; count += 1) {
    expect(await one.reserve('192.0.2.5', NOW)?.confirm()).toBe(true);
  }
  await other.reserve('192.0.2.5', NOW)?.takeBack();
  expect(await other.reserve('192.0.2.5', NOW)?.confirm()).toBe(false);
  expect(other.reserve('192.0.2.5', NOW)).toBeNull();
  expect(other.reserve('192.0.2.6', NOW)).not.toBeNull();
  await remove();
});

it('counts in memory while the database is unavailable', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const alone = server(() => Promise.reject(new Error('gone')));
  const counted = [];
  for (let count = 0; count < 12; count += 1) counted.push(await alone.add('192.0.2.1', NOW));
  expect(allowed(counted)).toBe(10);
  expect(String(logged.mock.calls[0])).toContain('limit.uncounted');
});

it('does not ask a database again that was unavailable some seconds ago', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const store = vi.fn(() => Promise.reject(new Error('gone')));
  const alone = server(store);
  await alone.add('192.0.2.1', NOW);
  clock.mockReturnValue(9000);
  expect(await alone.add('192.0.2.2', NOW)).not.toBeNull();
  expect(await alone.reserve('192.0.2.3', NOW)?.confirm()).toBe(true);
  expect(store).toHaveBeenCalledOnce();
  clock.mockReturnValue(11_000);
  await alone.add('192.0.2.4', NOW);
  expect(store).toHaveBeenCalledTimes(2);
});

import { describe, expect, it } from 'vitest';
import { openStore } from '../../forms/store/store.ts';
import { testEngines } from '../../forms/testing/test-engines.ts';
import { addUpCounts } from './add-up-counts.ts';
import { limits } from './limits.ts';
import { createMemoryCount } from './memory-count.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const { max, span } = limits.notFound;

describe.each(testEngines())('on %s', (_, present, place) => {
  it.runIf(present)('servers refuse a sender who is over a limit on all of them', async () => {
    const store = await openStore(place());
    const sharedBy = { store: async () => store, secret: () => 'a-secret-of-some-length' };
    const servers = [1, 2, 3].map(() => createMemoryCount(max, span));
    const addUp = async () => {
      for (const one of servers) await addUpCounts(new Map([['notFound', one]]), sharedBy, NOW);
    };
    for (let request = 0; request < max; request += 1) {
      expect(servers[request % 3]?.addAtOnce('192.0.2.1', NOW)).not.toBeNull();
    }
    servers[0]?.addAtOnce('192.0.2.2', NOW);
    await addUp();
    // Each of them learns of the others at its next event at the latest.
    for (const one of servers) one.addAtOnce('192.0.2.1', NOW);
    await addUp();
    for (const one of servers) expect(one.addAtOnce('192.0.2.1', NOW)).toBeNull();
    expect(servers[0]?.addAtOnce('192.0.2.2', NOW)).not.toBeNull();
    const later = new Date(NOW.getTime() + span * 1000);
    for (const one of servers) expect(one.addAtOnce('192.0.2.1', later)).not.toBeNull();
    await store.close();
  });
});

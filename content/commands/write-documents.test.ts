import { describe, expect, it, vi } from 'vitest';
import type { FullDocument } from '../json/json.ts';
import { emptyDataset } from './empty-dataset.ts';
import { registerImportFixture } from './testing/import-fixture.ts';
import { writeDocuments } from './write-documents.ts';

const dataset = registerImportFixture();

describe('an import', () => {
  it('that was interrupted between transactions can be run again', { tags: 'slow' }, async () => {
    const transactionBytes = 1;
    const { client } = dataset;
    for (const steps of [1, 3, 5]) {
      await emptyDataset(client);
      const begin = client.transaction.bind(client);
      let left = steps;
      const transaction = vi.spyOn(client, 'transaction').mockImplementation(() => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return begin();
      });
      await expect(dataset.run({ transactionBytes })).rejects.toThrow('killed');
      transaction.mockRestore();
      expect(await client.fetch('count(*[_id in path("*")])')).toBeGreaterThanOrEqual(steps - 1);
      expect(await dataset.imported({ transactionBytes })).toMatchObject({ replaced: 0 });
      expect(await client.fetch('count(*[_id in path("*")])')).toBe(4);
      expect(JSON.stringify(await dataset.everything())).not.toContain('_weak');
      expect(await dataset.imported()).toMatchObject({ written: 0 });
    }
  });

  it('stops if somebody changes a document while it runs', async () => {
    await dataset.imported();
    const { client } = dataset;
    const documents = await client.fetch<FullDocument[]>(
      '*[_id in ["person-jana", "redirect-old"]]',
    );
    const existing = new Map(documents.map((each) => [each._id, each]));
    const changed: FullDocument[] = [
      { _id: 'redirect-old', _type: 'redirect', from: '/en/a', to: '/en/b' },
      { _id: 'person-jana', _type: 'person', name: 'From the file' },
    ];
    const writing = { documents: changed, existing, baseline: new Map(), replace: false };
    await dataset.edit('person-jana', { name: 'Just now' });
    expect(await writeDocuments(client, writing)).toBe(false);
    expect(await dataset.field('person-jana', 'name')).toBe('Just now');
    expect(await dataset.field('redirect-old', 'from')).toBe('/en/old');
    await client.delete('person-jana');
    expect(await writeDocuments(client, writing)).toBe(false);
    expect(await writeDocuments(client, { ...writing, existing: new Map() })).toBe(false);
  });

  it('stops if somebody changes a document that it writes twice', async () => {
    await emptyDataset(dataset.client);
    const { client } = dataset;
    const section = { _type: 'teamSection', _key: 'a', people: [reference('person-jana')] };
    const page: FullDocument = { _id: 'page-team', _type: 'page', sections: [section] };
    const documents = [page, { _id: 'person-jana', _type: 'person', name: 'Jana' }];
    const begin = client.transaction.bind(client);
    const writing = {
      documents,
      existing: new Map(),
      baseline: new Map(),
      replace: false,
      limit: 1,
    };
    let steps = 0;
    const transaction = vi.spyOn(client, 'transaction').mockImplementation(() => {
      steps += 1;
      const next = begin();
      if (steps !== 3) return next;
      const commit = next.commit.bind(next);
      vi.spyOn(next, 'commit').mockImplementation(async (options) => {
        await dataset.edit('page-team', { route: 'contact' });
        return commit(options ?? {});
      });
      return next;
    });
    expect(await writeDocuments(client, writing)).toBe(false);
    transaction.mockRestore();
    expect(steps).toBe(3);
    expect(await dataset.field('page-team', 'route')).toBe('contact');
  });
});

const reference = (_ref: string) => ({ _type: 'reference', _key: _ref, _ref });

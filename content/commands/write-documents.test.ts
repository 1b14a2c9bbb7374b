import { describe, expect, it, vi } from 'vitest';
import type { FullDocument } from '../format/json.ts';
import { emptyDataset } from './reset-dataset.ts';
import { registerImportFixture } from './testing/import-fixture.ts';
import { writeDocuments } from './write-documents.ts';

const dataset = registerImportFixture();

describe('an import', () => {
  it('that was interrupted between transactions can be run again', async () => {
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
});

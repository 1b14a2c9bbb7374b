import { expect, it } from 'vitest';
import { emptyDataset } from './empty-dataset.ts';
import { registerImportFixture } from './testing/import-fixture.ts';

const dataset = registerImportFixture();

it('deletes the documents of a scheduled release, too', { tags: 'slow' }, async () => {
  const { client } = dataset;
  const releaseId = 'rSpring';
  const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString();
  await client.releases.create({ releaseId });
  await client.create({ _id: `versions.${releaseId}.redirect-old`, _type: 'redirect' });
  await client.releases.schedule({ releaseId, publishAt: inAYear });
  expect(await emptyDataset(client)).toBe(1);
  expect(await client.fetch('count(*[_id in path("versions.**")])')).toBe(0);
  expect(await client.releases.get({ releaseId })).toMatchObject({ state: 'active' });
});

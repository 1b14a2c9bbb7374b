import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../../testing/fixture.ts';
import { quarteredPicture } from '../../testing/pictures.ts';

let fixture: Fixture;
let folder: string;
let admin: SanityClient;

beforeAll(async () => {
  fixture = await createFixture();
  folder = await mkdtemp(join(tmpdir(), 'round-trip-'));
  admin = fixture.client('administrator');
  const picture = await admin.assets.upload('image', await quarteredPicture(80, 60), {
    filename: 'quarters.jpg',
    title: 'Čtyři čtvrtiny',
  });
  const menu = await admin.assets.upload('file', Buffer.from('beer'), { filename: 'menu.txt' });
  const asset = (_ref: string) => ({ _type: 'reference', _ref });
  await admin
    .transaction()
    .create({ _id: 'tour', _type: 'experience', next: { _type: 'reference', _ref: 'tasting' } })
    .create({ _id: 'tasting', _type: 'experience', next: { _type: 'reference', _ref: 'tour' } })
    .create({ _id: 'drafts.tour', _type: 'experience', title: 'Unfinished' })
    .create({
      _id: 'home',
      _type: 'page',
      hero: { _type: 'image', asset: asset(picture._id) },
      menu: { _type: 'file', asset: asset(menu._id) },
      later: { _type: 'reference', _ref: 'not-yet', _weak: true },
    })
    .commit();
});
afterAll(async () => {
  await fixture.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the content of a dataset without the attributes specific to one run or one dataset. */
async function contentOf(client: SanityClient) {
  const documents: Record<string, unknown>[] = await client.fetch(
    '* | order(_id)',
    {},
    { perspective: 'raw' },
  );
  const own = new Set(['_rev', '_updatedAt', 'uploadId', 'url', 'path']);
  return documents.map((document) =>
    Object.fromEntries(
      Object.entries(document).filter(([name]) => !own.has(name) && !name.startsWith('_createdAt')),
    ),
  );
}

test.each(['stream', 'cursor'] as const)(
  'a dataset with assets is the same after an export (%s) and an import',
  { tags: 'slow' },
  async (mode) => {
    const outputPath = join(folder, `${mode}.tar.gz`);
    const exported = await exportDataset({
      client: admin,
      dataset: 'production',
      outputPath,
      mode,
    });
    expect(exported).toMatchObject({ documentCount: 4, assetCount: 2 });
    const name = `copy-${mode}`;
    await admin.datasets.create(name);
    const copy = fixture.client('administrator', { dataset: name });
    const imported = await sanityImport(createReadStream(outputPath), {
      client: copy,
      operation: 'create',
    });
    expect(imported).toMatchObject({ numDocs: 4, warnings: [] });
    expect(await contentOf(copy)).toEqual(await contentOf(admin));
    const urls: string[] = await copy.fetch(
      '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]].url',
    );
    for (const url of urls) expect((await fetch(url)).status).toBe(200);
    await expect(copy.delete('tasting')).rejects.toMatchObject({ statusCode: 409 });
  },
);

test('importing the same export again is accepted and changes nothing', {
  tags: 'slow',
}, async () => {
  const outputPath = join(folder, 'again.tar.gz');
  await exportDataset({ client: admin, dataset: 'production', outputPath });
  const before = await contentOf(admin);
  await sanityImport(createReadStream(outputPath), { client: admin, operation: 'createOrReplace' });
  expect(await contentOf(admin)).toEqual(before);
});

test('an anonymous export contains public documents only and can be limited by type', async () => {
  const lines = async (query: string, token?: string) => {
    const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
    const response = await fetch(`${fixture.service.url}/v1/data/export/production${query}`, {
      headers,
    });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    return (await response.text())
      .trim()
      .split('\n')
      .map((line): { _id: string } => JSON.parse(line)._id);
  };
  expect(await lines('?types=experience')).toEqual(['tasting', 'tour']);
  expect(await lines('?types=experience', fixture.service.tokens.viewer)).toEqual([
    'drafts.tour',
    'tasting',
    'tour',
  ]);
});

test('a long export with a cursor returns all documents', async () => {
  const client = fixture.client('administrator', { dataset: 'many' });
  await admin.datasets.create('many');
  const ids = Array.from({ length: 1500 }, (_, index) => `item-${String(index).padStart(4, '0')}`);
  await client.mutate(
    ids.map((_id) => ({ create: { _id, _type: 'item' } })),
    { returnDocuments: false },
  );
  const outputPath = join(folder, 'many.tar.gz');
  const exported = await exportDataset({ client, dataset: 'many', outputPath, mode: 'cursor' });
  expect(exported.documentCount).toBe(1500);
});

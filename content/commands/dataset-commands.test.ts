import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { canonical } from '../format/canonical.ts';
import { exportDataset } from './export-dataset.ts';
import { importDataset } from './import-dataset.ts';
import { readDocuments } from './read-documents.ts';
import { emptyDataset } from './reset-dataset.ts';
import { copyWithSmallPictures } from './testing/small-pictures.ts';
import { startTestService, type TestService, temporaryFolder } from './testing/test-service.ts';

const now = new Date('2026-10-21T10:00:00Z');
const patience = 60_000;

let service: TestService;
let content: string;
let target: string;

beforeAll(async () => {
  service = await startTestService();
  content = await copyWithSmallPictures(resolve(import.meta.dirname, '..'));
  target = await temporaryFolder();
}, patience);

afterAll(async () => {
  await service.stop();
  await rm(content, { recursive: true });
  await rm(target, { recursive: true });
});

/** Returns every text file of a content folder's dataset, by path. */
async function texts(folder: string): Promise<Record<string, string>> {
  const paths = await readdir(folder, { recursive: true });
  const yaml = paths.filter((path) => /^(documents|images)\/.*\.yaml$/.test(path)).sort();
  const entries = yaml.map(async (path) => [path, await readFile(join(folder, path), 'utf8')]);
  return Object.fromEntries(await Promise.all(entries));
}

async function imported(folder: string, more: { now?: Date; firstDay?: string } = {}) {
  const result = await importDataset(service.client, { folder, now, ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 1));
  return result.value;
}

const published = async () => (await readDocuments(service.client)).published;
const startOf = (id: string) => service.client.fetch<string>('*[_id == $id][0].start', { id });

// The tests depend on each other: import, check, export, edit, import again.
describe('the dataset in the content service', { timeout: patience }, () => {
  it('is imported and publicly readable', async () => {
    const { documents, written, pictures, uploaded } = await imported(content);
    expect(documents).toBeGreaterThan(80);
    expect([written, uploaded]).toEqual([documents, pictures]);
    const query =
      '*[_id == "page-home"][0]{"heading": title.en, "alt": sections[0].picture.alt.cs}';
    expect(await service.anonymous.fetch(query)).toEqual({
      heading: expect.any(String),
      alt: expect.any(String),
    });
  });

  it('hides the day of the first import from clients without a token', async () => {
    const query = '*[_type == "demo.origin"]{_id, firstDay}';
    expect(await service.anonymous.fetch(query)).toEqual([]);
    expect(await service.client.fetch(query)).toEqual([
      { _id: 'demo.origin', firstDay: '2026-10-21' },
    ]);
  });

  it('does not change when imported again weeks later', async () => {
    const before = await service.client.fetch('*[]{_id, _rev} | order(_id)');
    const later = await imported(content, { now: new Date('2026-12-01T10:00:00Z') });
    expect(later).toMatchObject({ written: 0, uploaded: 0, firstDay: '2026-10-21' });
    expect(await service.client.fetch('*[]{_id, _rev} | order(_id)')).toEqual(before);
  });

  it('is exported as the same files it was imported from', async () => {
    const options = { source: content, target, now };
    expect(await exportDataset(service.client, options)).toMatchObject({
      firstDay: '2026-10-21',
      removed: 0,
      problems: [],
    });
    expect(await texts(target)).toEqual(await texts(content));
    expect(await exportDataset(service.client, options)).toMatchObject({ written: 0 });
  });

  it('is exported with the changes of editors and nothing else', async () => {
    await edit();
    const options = { source: target, target, now };
    expect(await exportDataset(service.client, options)).toMatchObject({
      written: 3,
      removed: 1,
      pictures: 1,
      drafts: 1,
      problems: [],
    });
    const before = await texts(content);
    const after = await texts(target);
    const paths = Object.keys({ ...before, ...after });
    expect(paths.filter((path) => before[path] !== after[path]).sort()).toEqual([
      'documents/event/added.yaml',
      'documents/gallery/house.yaml',
      'documents/page/home.yaml',
      'documents/redirect/winter-offer.yaml',
      'images/pictures.yaml',
    ]);
    expect(parse(after['documents/event/added.yaml'] ?? '')).toMatchObject({
      start: { week: 3, day: 'wednesday', time: '20:30' },
    });
    // With the title, its translations are older than the English.
    const [fields, sources = ''] =
      after['documents/page/home.yaml']?.split('translatedFrom:\n') ?? [];
    expect(fields).toBe(
      before['documents/page/home.yaml']?.replace(/(?<=title:\n {2}en: ).*/, 'Another title'),
    );
    expect(parse(sources)).toHaveLength(3);
    expect(parse(after['images/pictures.yaml'] ?? '')).toMatchObject({
      'new-picture': { file: 'new-picture.png', alt: { en: 'Green', it: 'Verde' } },
    });
  });

  it('is the same after a reset from the exported files', async () => {
    const before = await published();
    expect(await emptyDataset(service.client)).toBeGreaterThan(before.length);
    expect(await service.client.fetch('count(*[!(_id in path("_.**"))])')).toBe(0);
    await imported(target);
    expect((await published()).map(canonical)).toEqual(before.map(canonical));
  });

  it('moves its relative dates with a pinned first day', async () => {
    const before = await startOf('event-added');
    expect(before).toBe('2026-11-11T19:30:00.000Z');
    await imported(target, { firstDay: '2027-06-02' });
    expect(await startOf('event-added')).toBe('2027-06-23T18:30:00.000Z');
  });

  it('is not changed when a file has a problem', async () => {
    await writeFile(join(target, 'documents/redirect/wrong.yaml'), 'from: /en/a\nfro: /en/b\n');
    await rm(join(target, 'images/cellar.jpg'));
    const before = await published();
    const result = await importDataset(service.client, { folder: target, now });
    expect(result).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([
        { file: 'images/pictures.yaml', path: 'cellar', message: expect.any(String) },
        { file: 'documents/redirect/wrong.yaml', path: 'fro', message: expect.any(String) },
        { file: 'documents/redirect/wrong.yaml', path: 'to', message: 'is missing' },
      ]),
    });
    expect(await published()).toEqual(before);
  });
});

/**
 * Makes typical changes: texts changed, a picture and an event added, a redirect deleted, a draft
 * created.
 */
async function edit(): Promise<void> {
  const { client } = service;
  const create = { width: 4, height: 3, channels: 3 as const, background: '#173d2b' };
  const bytes = await sharp({ create }).png().toBuffer();
  const asset = await client.assets.upload('image', bytes, { filename: 'New picture.png' });
  const alt = { _type: 'localizedString', en: 'Green', cs: 'Zelená', de: 'Grün', it: 'Verde' };
  const picture = {
    _key: 'a1',
    _type: 'picture',
    asset: { _type: 'reference', _ref: asset._id },
    alt,
  };
  const [concert] = await client.fetch('*[_id == "event-cellar-concert"]');
  await client
    .transaction()
    .patch('page-home', { set: { 'title.en': 'Another title' } })
    .patch('gallery-house', { insert: { before: 'items[0]', items: [picture] } })
    .create({ ...concert, _id: 'event-added' })
    .create({ ...concert, _id: 'drafts.event-draft' })
    .delete('redirect-winter-offer')
    .commit();
}

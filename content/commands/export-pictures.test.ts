import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyLanguage } from '../format/testing/fixtures.ts';
import { downloadPicture } from './download-picture.ts';
import { registerImportFixture } from './testing/import-fixture.ts';

const dataset = registerImportFixture();

let elsewhere: Server;
let requests: number;
let address: string;

beforeEach(async () => {
  requests = 0;
  elsewhere = createServer((_, response) => {
    requests += 1;
    response.end('planted');
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => elsewhere.once('listening', listening));
  const bound = elsewhere.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  elsewhere.close();
});

/** Adds a gallery that shows a picture, which may be missing if the reference is `weak`. */
async function show(assetId: string, weak: { readonly _weak?: true } = {}): Promise<void> {
  const text = { _type: 'localizedString', ...everyLanguage('A glass') };
  const asset = { _type: 'reference', _ref: assetId, ...weak };
  const picture = { _key: 'a', _type: 'picture', asset, alt: text };
  const gallery = { _id: 'gallery-glasses', _type: 'gallery', title: text, items: [picture] };
  await dataset.client.create(gallery);
}

describe('the export of a picture', () => {
  it('takes address, format and hash from its id, not from fields that editors change', {
    tags: 'slow',
  }, async () => {
    await dataset.imported();
    const create = { width: 4, height: 3, channels: 3 as const, background: '#173d2b' };
    const bytes = await sharp({ create }).png().toBuffer();
    const { client } = dataset;
    const { _id } = await client.assets.upload('image', bytes, { filename: '../New picture.png' });
    const sha1hash = createHash('sha1').update('planted').digest('hex');
    const planted = { url: `${address}/planted`, path: '../planted', extension: 'x/../../planted' };
    await client
      .patch(_id)
      .set({ ...planted, sha1hash })
      .commit();
    await show(_id);
    expect(await dataset.exported()).toMatchObject({ pictures: 1, problems: [] });
    const images = join(dataset.folder, 'images');
    expect((await readdir(images)).toSorted()).toEqual(['new-picture.png', 'pictures.yaml']);
    expect(await readFile(join(images, 'new-picture.png'))).toEqual(bytes);
    expect(requests).toBe(0);
  });

  it('reports a picture that is missing', { tags: 'slow' }, async () => {
    await dataset.imported();
    const id = `image-${'a'.repeat(40)}-4x3-png`;
    await show(id, { _weak: true });
    const problem = expect.stringMatching(`^the picture ${id} could not be fetched from `);
    expect((await dataset.exported()).problems).toContainEqual(problem);
  });

  it('reports a format that cannot be imported, and replaces no file of the dataset', async () => {
    await dataset.imported();
    const id = `image-${createHash('sha1').update('planted').digest('hex')}-4x3-yaml`;
    await dataset.client.create({
      _id: id,
      _type: 'sanity.imageAsset',
      originalFilename: 'pictures.png',
      url: address,
      extension: 'yaml',
    });
    await show(id);
    const catalogue = join(dataset.folder, 'images/pictures.yaml');
    await writeFile(catalogue, '# Of the dataset\n{}\n');
    expect((await dataset.exported()).problems).toContain(
      `the picture ${id} has a format that cannot be imported`,
    );
    expect(await readFile(catalogue, 'utf8')).toContain('# Of the dataset');
    expect(requests).toBe(0);
  });

  it('requests a picture of a hosted dataset from its CDN', async () => {
    const bytes = Buffer.from('a picture');
    const sha1 = createHash('sha1').update(bytes).digest('hex');
    const fetched = vi.fn(async () => new Response(bytes));
    vi.stubGlobal('fetch', fetched);
    const client = createClient({
      projectId: 'abc123',
      dataset: 'live',
      apiVersion: '2026-01-01',
      useCdn: false,
    });
    const master = { bytes, sha1, extension: 'jpg' };
    expect(await downloadPicture(client, `image-${sha1}-4x3-jpg`)).toEqual({ ok: true, master });
    const url = `https://cdn.sanity.io/images/abc123/live/${sha1}-4x3.jpg`;
    expect(fetched).toHaveBeenCalledExactlyOnceWith(url, expect.anything());
  });
});

import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ContentStore } from '../store/store.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { quarteredPicture } from '../testing/pictures.ts';

let fixture: Fixture;
let client: SanityClient;

beforeAll(async () => {
  fixture = await createFixture();
  client = fixture.client('editor');
});
afterAll(() => fixture.remove());

describe('pictures', () => {
  test('an upload returns the asset document with the metadata of the picture', async () => {
    const bytes = await quarteredPicture(120, 80);
    const asset = await client.assets.upload('image', bytes, {
      filename: 'quarters.jpg',
      title: 'Four quarters',
      creditLine: 'A visitor',
      source: { id: '7', name: 'archive', url: 'https://archive.example/7' },
    });
    expect(asset).toMatchObject({
      _id: `image-${asset.sha1hash}-120x80-jpg`,
      _type: 'sanity.imageAsset',
      extension: 'jpg',
      mimeType: 'image/jpeg',
      originalFilename: 'quarters.jpg',
      size: bytes.length,
      title: 'Four quarters',
      creditLine: 'A visitor',
      source: { id: '7', name: 'archive' },
      path: `images/embedded/production/${asset.sha1hash}-120x80.jpg`,
      url: `${fixture.service.url}/images/embedded/production/${asset.sha1hash}-120x80.jpg`,
      metadata: {
        dimensions: { width: 120, height: 80, aspectRatio: 1.5 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/webp;base64,.{40,240}$/),
        blurHash: expect.stringMatching(/^.{20,}$/),
        palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
      },
    });
    expect(JSON.stringify(asset.metadata)).not.toContain('GPS');
    expect(asset.metadata).not.toHaveProperty('exif');
  });

  test('an upload detects transparency', async () => {
    const create = { width: 20, height: 20, channels: 4 as const, background: '#ff000080' };
    const asset = await client.assets.upload('image', await sharp({ create }).png().toBuffer());
    expect(asset.metadata).toMatchObject({ hasAlpha: true, isOpaque: false });
  });

  test('an upload applies the EXIF orientation to the dimensions', async () => {
    const create = { width: 60, height: 40, channels: 3 as const, background: '#336699' };
    const bytes = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const asset = await client.assets.upload('image', bytes);
    expect(asset.metadata.dimensions).toMatchObject({ width: 40, height: 60 });
  });

  test('an upload extracts only the requested metadata', async () => {
    const bytes = await quarteredPicture(50, 50);
    const asset = await client.assets.upload('image', bytes, { extract: ['blurhash'] });
    expect(Object.keys(asset.metadata)).toContain('blurHash');
    expect(Object.keys(asset.metadata)).not.toContain('palette');
  });

  test('uploading the same bytes twice returns the same asset', async () => {
    const bytes = await quarteredPicture(64, 64);
    const first = await client.assets.upload('image', bytes, { title: 'First' });
    const second = await client.assets.upload('image', bytes, { title: 'Second' });
    expect(second).toMatchObject({ _id: first._id, _rev: first._rev, title: 'First' });
  });

  test('an upload that is not a picture gets a 400 and leaves no file', async () => {
    const upload = client.assets.upload('image', Buffer.from('not a picture'));
    await expect(upload).rejects.toMatchObject({ statusCode: 400 });
    expect(await readdir(join(fixture.dataDir, 'uploads'))).toEqual([]);
  });
});

test('behind a proxy, assets have its origin in their URL, in documents and in results of queries', {
  tags: 'slow',
}, async () => {
  const publicUrl = 'https://content.example';
  const behindProxy = await createFixture({ publicUrl });
  onTestFinished(() => behindProxy.remove());
  const asset = await behindProxy
    .client('editor')
    .assets.upload('image', await quarteredPicture(30, 20));
  expect(asset.url).toBe(`${publicUrl}/${asset.path}`);
  const queried = await behindProxy.client().fetch('*[_type == "sanity.imageAsset"].url');
  expect(queried).toEqual([asset.url]);
});

describe('files', () => {
  const pdf = Buffer.from('%PDF-1.7 a menu');

  test('an upload returns the asset document and serves the file under its URL', async () => {
    const asset = await client.assets.upload('file', pdf, { filename: 'Jídelní lístek.pdf' });
    expect(asset).toMatchObject({
      extension: 'pdf',
      mimeType: 'application/pdf',
      size: pdf.length,
    });
    const response = await fetch(asset.url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    const download = await fetch(`${asset.url}?dl=`, { method: 'HEAD' });
    expect(download.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''J%C3%ADdeln%C3%AD%20l%C3%ADstek.pdf",
    );
  });

  test('a file whose name is not well-formed Unicode can be downloaded', async () => {
    const asset = await client.assets.upload('file', pdf, { filename: 'menu.pdf' });
    await client.patch(asset._id).set({ originalFilename: 'menu-\ud83c.pdf' }).commit();
    const download = await fetch(`${asset.url}?dl=`, { method: 'HEAD' });
    expect(download.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''menu-%EF%BF%BD.pdf",
    );
  });

  test('range requests and conditional requests are supported', async () => {
    const { url } = await client.assets.upload('file', pdf, { filename: 'menu.pdf' });
    const part = await fetch(url, { headers: { range: 'bytes=0-3' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 0-3/${pdf.length}`);
    expect(await part.text()).toBe('%PDF');
    expect((await fetch(url, { headers: { range: 'bytes=900-' } })).status).toBe(416);
    const etag = part.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('an SVG is served with a policy that blocks its scripts', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
    const { url } = await client.assets.upload('image', svg);
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('deleting an asset document deletes its file', async () => {
    const { _id, url } = await client.assets.upload('file', Buffer.from('to be deleted'));
    await client.delete(_id);
    expect((await fetch(url)).status).toBe(404);
  });

  test('the file of an unpublished asset is kept until its draft is deleted, too', async () => {
    const { _id, url } = await client.assets.upload('file', Buffer.from('unpublished'));
    const ids = { draftId: `drafts.${_id}`, publishedId: _id };
    await client.action({ actionType: 'sanity.action.document.unpublish', ...ids });
    expect((await fetch(url)).status).toBe(404);
    await client.action({ actionType: 'sanity.action.document.publish', ...ids });
    expect(await (await fetch(url)).text()).toBe('unpublished');
    await client.action({ actionType: 'sanity.action.document.unpublish', ...ids });
    await client.delete(ids.draftId);
    const folder = join(fixture.dataDir, 'assets/production/files');
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining(_id.slice(5, 45)));
  });

  test('an upload into a dataset that is deleted meanwhile is a 404 and leaves no file', async () => {
    const administrator = fixture.client('administrator');
    await administrator.datasets.create('brief');
    const upload = request(`${fixture.service.url}/v1/assets/files/brief`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fixture.service.tokens.editor}` },
    });
    const response = once(upload, 'response');
    upload.write('the first part');
    const uploads = () => readdir(join(fixture.dataDir, 'uploads'));
    await expect.poll(uploads).toHaveLength(1);
    await administrator.datasets.delete('brief');
    upload.end();
    const [{ statusCode }] = await response;
    expect(statusCode).toBe(404);
    expect(await uploads()).toEqual([]);
    expect(await readdir(join(fixture.dataDir, 'assets'))).not.toContain('brief');
  });

  test('an upload whose document cannot be written leaves no file', async () => {
    const folder = join(fixture.dataDir, 'assets/production/files');
    const before = await readdir(folder);
    const spy = vi.spyOn(ContentStore.prototype, 'commit').mockImplementation(() => {
      throw new Error('the disk is full');
    });
    const upload = client.assets.upload('file', Buffer.from('too much'));
    await expect(upload).rejects.toMatchObject({ statusCode: 500 });
    spy.mockRestore();
    expect(await readdir(folder)).toEqual(before);
    expect(await readdir(join(fixture.dataDir, 'uploads'))).toEqual([]);
  });

  test('an asset that is referenced cannot be deleted', async () => {
    const { _id } = await client.assets.upload('file', Buffer.from('in use'));
    await client.create({
      _type: 'page',
      file: { _type: 'file', asset: { _type: 'reference', _ref: _id } },
    });
    await expect(client.delete(_id)).rejects.toMatchObject({ statusCode: 409 });
  });

  test('uploads by a viewer and multipart forms are rejected', async () => {
    const upload = fixture.client('viewer').assets.upload('file', pdf);
    await expect(upload).rejects.toMatchObject({ statusCode: 403 });
    const form = new FormData();
    form.set('file', new Blob([pdf]));
    const response = await fetch(`${fixture.service.url}/v1/assets/files/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fixture.service.tokens.editor}` },
      body: form,
    });
    expect(response.status).toBe(415);
  });
});

test('asset URLs contain the current address after a restart', async () => {
  const { _id } = await client.assets.upload('file', Buffer.from('moved'));
  await fixture.restart();
  const { url } = await fixture.client().fetch('*[_id == $_id][0]{url}', { _id });
  expect(url.startsWith(fixture.service.url)).toBe(true);
  expect(await (await fetch(url)).text()).toBe('moved');
});

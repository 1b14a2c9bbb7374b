import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { isDatasetName } from './dataset-name.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

describe('dataset names', () => {
  test.each(['a', 'production', '~private', '0-a_b', 'x'.repeat(64)])('accepts "%s"', (name) => {
    expect(isDatasetName(name)).toBe(true);
  });
  test.each(['', 'x'.repeat(65), 'Production', '-a', 'a.b', 'a/b', 'á', '~'])(
    'rejects "%s"',
    (name) => {
      expect(isDatasetName(name)).toBe(false);
    },
  );
});

describe('datasets', () => {
  test('are created, changed, listed and deleted with all their documents and files', async () => {
    const admin = fixture.client('administrator');
    expect(await admin.datasets.create('staging', { aclMode: 'private' })).toMatchObject({
      datasetName: 'staging',
      aclMode: 'private',
    });
    await expect(admin.datasets.create('staging')).rejects.toMatchObject({ statusCode: 409 });
    expect(await admin.datasets.edit('staging', { aclMode: 'public' })).toMatchObject({
      aclMode: 'public',
    });
    expect((await admin.datasets.list()).map(({ name }) => name)).toEqual([
      'production',
      'staging',
    ]);

    const staging = fixture.client('administrator', { dataset: 'staging' });
    await staging.assets.upload('file', Buffer.from('x'));
    const folder = join(fixture.dataDir, 'assets', 'staging');
    expect(existsSync(folder)).toBe(true);
    expect(await admin.datasets.delete('staging')).toEqual({ deleted: true });
    expect(existsSync(folder)).toBe(false);
    await expect(staging.fetch('*')).rejects.toMatchObject({ statusCode: 404 });
    await admin.datasets.create('staging');
    expect(await staging.fetch('*')).toEqual([]);
  });

  test('can be created and deleted by administrators only', async () => {
    const { datasets } = fixture.client('editor');
    await expect(datasets.create('mine')).rejects.toMatchObject({ statusCode: 403 });
    await expect(datasets.delete('production')).rejects.toMatchObject({ statusCode: 403 });
    await expect(fixture.client().datasets.create('mine')).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  test('an invalid dataset name is rejected with 400', async () => {
    const response = await fetch(`${fixture.service.url}/v1/datasets/Not%20A%20Name`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${fixture.service.tokens.administrator}` },
    });
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain('at most 64 characters');
  });
});

describe('the project and its users', () => {
  test('exactly one project exists', async () => {
    const viewer = fixture.client('viewer');
    expect(await viewer.projects.list()).toMatchObject([{ id: 'embedded' }]);
    expect(await viewer.projects.getById('embedded')).toMatchObject({
      id: 'embedded',
      isBlocked: false,
    });
    await expect(viewer.projects.getById('other')).rejects.toMatchObject({ statusCode: 404 });
  });

  test('each role is a user', async () => {
    const editor = fixture.client('editor');
    const me = await editor.users.getById('me');
    expect(me).toMatchObject({ role: 'editor', name: 'Editor' });
    expect(await editor.users.getById(me.id)).toMatchObject({
      displayName: 'Editor',
      isCurrentUser: true,
    });
    await expect(editor.users.getById('nobody')).rejects.toMatchObject({ statusCode: 404 });
  });
});

import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readSecrets } from '../../lib/platform/env/content-service-secrets.ts';
import { exportDataset } from './export-dataset.ts';
import { named, registerImportFixture } from './testing/import-fixture.ts';
import { temporaryFolder } from './testing/test-service.ts';

const dataset = registerImportFixture();

describe('an export', () => {
  it('into the files updates the baseline with the changes', async () => {
    await dataset.imported();
    await dataset.edit('person-jana', { name: 'Jana K.' });
    await dataset.client.delete('redirect-old');
    expect(await dataset.exported()).toMatchObject({ written: 1, removed: 1, problems: [] });
    expect(await dataset.imported()).toMatchObject({ documents: 3, written: 0 });
    await dataset.writeJana({ name: 'Jana Kolářová' });
    await dataset.write('redirect/old', { from: '/en/old', to: '/en/elsewhere' });
    expect(await dataset.imported()).toMatchObject({ written: 2, replaced: 0 });
  });

  it('elsewhere is a copy and does not update the baseline', async () => {
    await dataset.imported();
    await dataset.edit('person-jana', { name: 'Jana K.' });
    const target = await temporaryFolder();
    await dataset.exported(target);
    expect(await dataset.refused()).toEqual([
      named('person-jana (person “Jana K.”): name changed'),
    ]);
    expect(await dataset.imported({ folder: target })).toMatchObject({ written: 0, replaced: 0 });
    await rm(target, { recursive: true });
  });

  it('prevents older files from reverting exported changes', async () => {
    await dataset.imported();
    await dataset.edit('person-jana', { name: 'Jana K.', phone: '+420 555 010 001' });
    await dataset.client.delete('redirect-old');
    await dataset.exported();
    await dataset.imported();
    await dataset.writeJana({});
    await dataset.write('redirect/old', { from: '/en/old', to: '/en/new' });
    expect(await dataset.refused()).toEqual([
      'person-jana (person “Jana K.”): its file is older than the last export: name, phone',
      'redirect-old (redirect “/en/old”): its file is older than the last export, which deleted it',
    ]);
    await dataset.imported({ replace: true });
    await dataset.writeJana({ phone: '+420 555 010 001' });
    expect(await dataset.imported()).toMatchObject({ written: 1 });
    await dataset.writeJana({});
    expect(await dataset.imported()).toMatchObject({ written: 1 });
  });

  it('with a read-only token reports that the baseline was not updated', async () => {
    await dataset.imported();
    await dataset.edit('person-jana', { name: 'Jana K.' });
    const token = readSecrets(dataset.service.folder).tokens.viewer;
    const viewer = dataset.client.withConfig({ token });
    const result = await exportDataset(viewer, {
      source: dataset.folder,
      target: dataset.folder,
      now: new Date(),
    });
    expect(result).toMatchObject({
      written: 1,
      problems: [expect.stringContaining('may not write')],
    });
    expect(await dataset.imported()).toMatchObject({ written: 0 });
  });

  it('does not update the baseline for what files cannot represent', async () => {
    await dataset.imported();
    await dataset.edit('person-jana', { nickname: 'Janička' });
    expect((await dataset.exported()).problems).toHaveLength(1);
    expect(await dataset.refused()).toEqual([
      named('person-jana (person “Jana”): nickname changed'),
    ]);
  });
});

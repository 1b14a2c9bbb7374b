import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyLanguage } from '../format/testing/fixtures.ts';
import { emptyDataset } from './empty-dataset.ts';
import { eventFields, named, registerImportFixture } from './testing/import-fixture.ts';

interface Entry {
  readonly language: string;
  readonly slug: string;
}

const dataset = registerImportFixture();

describe('previous slugs', () => {
  const slugs = async (id: string) => {
    const list = await dataset.field<Entry[]>(id, 'previousSlugs');
    return list.map(({ language, slug }) => `${language} ${slug}`);
  };

  it('are kept when an import overwrites an editor’s slug, and afterwards', async () => {
    await dataset.imported();
    await dataset.edit('event-talk', { 'slug.en': 'lecture' });
    expect(await slugs('event-talk')).toEqual(['en talk']);
    expect(await dataset.refused()).toEqual([
      named('event-talk (event “The talk”): previousSlugs, slug changed'),
    ]);
    await dataset.imported({ replace: true });
    expect(await slugs('event-talk')).toEqual(['en lecture']);
    const before = await dataset.everything();
    expect(await dataset.imported()).toMatchObject({ written: 0 });
    expect(await dataset.everything()).toEqual(before);
  });

  it('are added when a slug changes in a file, and survive export and import', async () => {
    await dataset.imported();
    const renamed = { ...eventFields('talk', 'event-concert'), slug: everyLanguage('lecture') };
    await dataset.write('event/talk', renamed);
    expect(await dataset.imported()).toMatchObject({ written: 1 });
    expect(await slugs('event-talk')).toEqual(['en talk', 'cs talk-cs', 'de talk', 'it talk']);
    expect(await dataset.imported()).toMatchObject({ written: 0 });
    expect(await dataset.exported()).toMatchObject({ written: 1, problems: [] });
    expect(await dataset.exported()).toMatchObject({ written: 0 });
    const text = await readFile(join(dataset.folder, 'documents/event/talk.yaml'), 'utf8');
    expect(text).toContain('talk-cs');
    await emptyDataset(dataset.client);
    await dataset.imported();
    expect(await slugs('event-talk')).toEqual(['en talk', 'cs talk-cs', 'de talk', 'it talk']);
    expect(await dataset.imported()).toMatchObject({ written: 0 });
  });
});

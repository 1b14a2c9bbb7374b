import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { everyLanguage } from '../format/testing/fixtures.ts';
import { eventFields, registerImportFixture } from './testing/import-fixture.ts';
import { readTexts } from './testing/read-texts.ts';

const dataset = registerImportFixture();

/**
 * Makes typical changes: a text changed, a gallery with a new picture and an event added, a redirect
 * deleted, a draft created.
 */
async function edit(): Promise<void> {
  const { client } = dataset;
  const create = { width: 4, height: 3, channels: 3 as const, background: '#173d2b' };
  const bytes = await sharp({ create }).png().toBuffer();
  const asset = await client.assets.upload('image', bytes, { filename: 'New picture.png' });
  const text = { _type: 'localizedString', ...everyLanguage('Green') };
  const picture = {
    _key: 'a',
    _type: 'picture',
    asset: { _type: 'reference', _ref: asset._id },
    alt: text,
  };
  const concert = await client.getDocument('event-concert');
  if (!concert) throw new Error('the concert was not imported');
  await client
    .transaction()
    .patch('event-talk', { set: { 'title.en': 'Another title' } })
    .create({ _id: 'gallery-glasses', _type: 'gallery', title: text, items: [picture] })
    .create({
      ...concert,
      _id: 'event-added',
      slug: { ...concert.slug, ...everyLanguage('added') },
      start: '2026-11-11T19:30:00.000Z',
      end: '2026-11-11T21:30:00.000Z',
    })
    .create({ ...concert, _id: 'drafts.event-draft' })
    .delete('redirect-old')
    .commit();
}

describe('an export', () => {
  it('writes what editors changed and nothing else', { tags: 'slow' }, async () => {
    await dataset.imported();
    await dataset.exported();
    const before = await readTexts(dataset.folder);
    await edit();
    expect(await dataset.exported()).toEqual({
      firstDay: '2026-10-21',
      documents: 5,
      written: 3,
      removed: 1,
      pictures: 1,
      drafts: 1,
      problems: [],
    });
    const after = await readTexts(dataset.folder);
    const paths = Object.keys({ ...before, ...after });
    expect(paths.filter((path) => before[path] !== after[path]).sort()).toEqual([
      'documents/event/added.yaml',
      'documents/event/talk.yaml',
      'documents/gallery/glasses.yaml',
      'documents/redirect/old.yaml',
      'images/pictures.yaml',
    ]);
    expect(parse(after['images/pictures.yaml'] ?? '')).toMatchObject({
      'new-picture': { file: 'new-picture.png', alt: everyLanguage('Green') },
    });
  });

  it('counts the dates of a new document from the first day of the dataset', async () => {
    await dataset.imported();
    await edit();
    await dataset.exported();
    const { 'documents/event/added.yaml': added = '' } = await readTexts(dataset.folder);
    expect(parse(added)).toMatchObject({ start: { week: 3, day: 'wednesday', time: '20:30' } });
    await dataset.imported({ firstDay: '2027-06-02' });
    expect(await dataset.field('event-added', 'start')).toBe('2027-06-23T18:30:00.000Z');
  });

  it('reports a document that would have the file of another one', async () => {
    await dataset.write('event/owned', { ...eventFields('owned', 'event-talk'), _id: 'owned' });
    await dataset.imported();
    await dataset.exported();
    const before = await readTexts(dataset.folder);
    const { client } = dataset;
    const owner = await client.getDocument('owned');
    if (!owner) throw new Error('the document was not imported');
    await client.create({ ...owner, _id: 'event-owned' });
    expect(await dataset.exported()).toMatchObject({
      written: 0,
      problems: [
        {
          file: 'documents/event/owned.yaml',
          path: '_id',
          message: '"event-owned" would have the same file as another document',
        },
      ],
    });
    expect(await readTexts(dataset.folder)).toEqual(before);
  });

  it('says of which texts the translations are older', async () => {
    await dataset.imported();
    const { 'documents/event/talk.yaml': before = '' } = await readTexts(dataset.folder);
    await edit();
    await dataset.exported();
    const { 'documents/event/talk.yaml': after = '' } = await readTexts(dataset.folder);
    const { translatedFrom, ...fields } = parse(after);
    const { title, ...others } = parse(before);
    expect(fields).toEqual({ ...others, title: { ...title, en: 'Another title' } });
    expect(translatedFrom).toHaveLength(Object.keys(title).length - 1);
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baselineId } from './baseline.ts';
import { originId } from './origin.ts';
import { eventFields, named, registerImportFixture } from './testing/import-fixture.ts';

const dataset = registerImportFixture();

const moment = expect.stringMatching(/ on \d{4}-\d{2}-\d{2} at \d{2}:\d{2} \(Prague\)$/);

describe('an import', () => {
  it('needs no confirmation in an empty dataset, and writes nothing the second time', {
    tags: 'slow',
  }, async () => {
    expect(await dataset.imported()).toMatchObject({ documents: 4, written: 4, replaced: 0 });
    const before = await dataset.everything();
    const later = new Date('2026-12-24T10:00:00Z');
    expect(await dataset.imported({ now: later })).toMatchObject({ written: 0 });
    expect(await dataset.everything()).toEqual(before);
  });

  it('stores its baseline and its first day hidden from the public', async () => {
    await dataset.imported();
    for (const id of [baselineId, originId]) {
      expect(await dataset.service.anonymous.getDocument(id)).toBeUndefined();
      expect(await dataset.client.getDocument(id)).toBeDefined();
    }
  });

  it('is publicly readable', async () => {
    await dataset.imported();
    const query = '*[_id == $id][0].title.cs';
    const title = await dataset.service.anonymous.fetch(query, { id: 'event-talk' });
    expect(title).toBe('The talk');
  });

  it('is refused where the site would leave a document out', async () => {
    await dataset.imported();
    const backwards = { week: 2, day: 'friday', time: '18:00' };
    await dataset.write('event/talk', { ...eventFields('talk', 'event-concert'), end: backwards });
    const before = await dataset.everything();
    expect(await dataset.run({ replace: true })).toEqual({
      ok: false,
      problems: [
        {
          file: 'documents/event/talk.yaml',
          path: 'end',
          message: 'expected later; the document is left out',
        },
      ],
    });
    expect(await dataset.everything()).toEqual(before);
  });

  it('is refused where a file has a problem', async () => {
    await dataset.imported();
    await dataset.write('redirect/wrong', { from: '/en/a', fro: '/en/b' });
    const picture = { cellar: { file: 'cellar.jpg', decorative: true } };
    await writeFile(join(dataset.folder, 'images/pictures.yaml'), JSON.stringify(picture));
    const before = await dataset.everything();
    expect(await dataset.run()).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([
        { file: 'images/pictures.yaml', path: 'cellar', message: expect.any(String) },
        { file: 'documents/redirect/wrong.yaml', path: 'fro', message: expect.any(String) },
        { file: 'documents/redirect/wrong.yaml', path: 'to', message: 'is missing' },
      ]),
    });
    expect(await dataset.everything()).toEqual(before);
  });

  it('is refused where an editor changed a document, with the fields and the time', async () => {
    await dataset.imported();
    await dataset.edit('person-jana', { email: 'jana@new.example.com', phone: '+420 555 010 001' });
    await dataset.writeJana({ email: 'jana@other.example.com' });
    await dataset.write('redirect/old', { from: '/en/old', to: '/en/newer' });
    const lines = await dataset.refused();
    expect(lines).toEqual([named('person-jana (person “Jana”): email, phone changed')]);
    expect(lines).toEqual([moment]);
    const result = await dataset.run();
    expect(result).toMatchObject({
      problems: [
        'Nothing was imported: 1 document would lose what was changed since the last import or export.',
        expect.any(String),
        expect.stringContaining('npm run content:import -- --replace'),
      ],
    });
  });

  it('is refused also where the file did not change', async () => {
    await dataset.imported();
    await dataset.edit('event-talk', { 'title.cs': 'Jinak' });
    expect(await dataset.refused()).toEqual([
      named('event-talk (event “The talk”): title changed'),
    ]);
  });

  it('uses the title in the file if an editor emptied the title', async () => {
    await dataset.imported();
    await dataset.client.createOrReplace({ _id: 'event-talk', _type: 'event' });
    expect(await dataset.refused()).toEqual([
      expect.stringContaining('event-talk (event “The talk”): body, end, kind'),
    ]);
  });

  it('writes changed files where editors did not change the same fields', async () => {
    await dataset.imported();
    await dataset.write('redirect/old', { from: '/en/old', to: '/en/newer' });
    expect(await dataset.imported()).toMatchObject({ written: 1, replaced: 0 });
    await dataset.edit('person-jana', { name: 'Jana K.' });
    await dataset.writeJana({ name: 'Jana K.', phone: '+420 555 010 002' });
    expect(await dataset.imported()).toMatchObject({ written: 1, replaced: 0 });
    expect(await dataset.field('person-jana', 'phone')).toBe('+420 555 010 002');
  });

  it('ignores a change that was reverted', async () => {
    await dataset.imported();
    await dataset.edit('person-jana', { name: 'Anybody' });
    await dataset.edit('person-jana', { name: 'Jana' });
    expect(await dataset.imported()).toMatchObject({ written: 0 });
    await dataset.writeJana({ name: 'Jana K.' });
    expect(await dataset.imported()).toMatchObject({ written: 1 });
  });

  it('is refused where an editor deleted a document', async () => {
    await dataset.imported();
    await dataset.client.delete('redirect-old');
    expect(await dataset.refused()).toEqual(['redirect-old (redirect “/en/old”): deleted']);
    expect(await dataset.imported({ replace: true })).toMatchObject({ written: 1, replaced: 1 });
    expect(await dataset.field('redirect-old', 'to')).toBe('/en/new');
  });

  it('overwrites changes with replace, and needs no confirmation afterwards', async () => {
    await dataset.imported();
    await dataset.edit('person-jana', { name: 'Anybody' });
    expect(await dataset.imported({ replace: true })).toMatchObject({ written: 1, replaced: 1 });
    expect(await dataset.field('person-jana', 'name')).toBe('Jana');
    await dataset.writeJana({ name: 'Jana K.' });
    expect(await dataset.imported()).toMatchObject({ written: 1, replaced: 0 });
  });

  it('does not change other documents and drafts of editors', async () => {
    await dataset.imported();
    await dataset.client.create({ _id: 'person-own', _type: 'person', name: 'Own' });
    await dataset.client.create({ _id: 'drafts.person-jana', _type: 'person', name: 'Draft' });
    expect(await dataset.imported()).toMatchObject({ written: 0 });
    expect(await dataset.field('drafts.person-jana', 'name')).toBe('Draft');
    await dataset.write('person/own', { name: 'Other', email: 'own@example.com' });
    expect(await dataset.refused()).toEqual([
      named('person-own (person “Own”): email, name differs from its file, last changed'),
    ]);
  });

  it('compares by content without a baseline', async () => {
    await dataset.imported();
    await dataset.client.delete(baselineId);
    expect(await dataset.imported()).toMatchObject({ written: 0 });
    await dataset.client.delete(baselineId);
    await dataset.writeJana({ name: 'Jana K.' });
    expect(await dataset.refused()).toEqual([
      named('person-jana (person “Jana”): name differs from its file, last changed'),
    ]);
    expect(await dataset.imported({ replace: true })).toMatchObject({ written: 1, replaced: 1 });
  });

  it.each(['', 'not JSON', '{"person-jana": 1}', 7])(
    'ignores a corrupt baseline (%j)',
    async (documents) => {
      await dataset.imported();
      await dataset.edit(baselineId, { documents });
      expect(await dataset.imported()).toMatchObject({ written: 0 });
      await dataset.edit('person-jana', { name: 'Anybody' });
      expect(await dataset.refused()).toEqual([
        named('person-jana (person “Anybody”): name changed'),
      ]);
    },
  );

  it('needs no confirmation where every document was deleted', async () => {
    await dataset.imported();
    await dataset.client.delete({ query: '*[!(_id in path("demo.*"))]' });
    expect(await dataset.imported()).toMatchObject({ written: 4, replaced: 0 });
  });

  it('is refused where drafts are all that is left', async () => {
    await dataset.imported();
    await dataset.client.create({ _id: 'drafts.person-jana', _type: 'person', name: 'Draft' });
    await dataset.client.delete({
      query: '*[!(_id in path("demo.*")) && !(_id in path("drafts.**"))]',
    });
    expect(await dataset.refused()).toContainEqual('redirect-old (redirect “/en/old”): deleted');
  });

  it('moves relative dates of unchanged documents with a pinned first day', async () => {
    await dataset.imported();
    expect(await dataset.imported({ firstDay: '2027-06-02' })).toMatchObject({ written: 2 });
    await dataset.edit('event-talk', { start: '2027-06-20T17:00:00.000Z' });
    expect(await dataset.refused({ firstDay: '2028-06-02' })).toEqual([
      named('event-talk (event “The talk”): start changed'),
    ]);
  });
});

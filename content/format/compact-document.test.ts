import { describe, expect, it } from 'vitest';
import { type FullDocument, isJsonObject, type JsonObject } from '../json/json.ts';
import { compactDocument, fileOf } from './compact-document.ts';
import type { DocumentFile } from './document-files.ts';
import { expandDocument } from './expand-document.ts';
import { context, everyLanguage, fileWith } from './testing/fixtures.ts';

const hours = fileWith('openingHours', {
  venue: 'museum',
  title: everyLanguage('Museum'),
  weekly: [{ day: 'monday', opens: '10:00', closes: '20:00' }],
  exceptions: [
    { date: { feast: '12-24' }, closed: true },
    { date: { week: 2, day: 'tuesday' }, closes: '16:00' },
    { date: '2027-05-01', closed: true },
  ],
});

const gallery = fileWith('gallery', {
  title: everyLanguage('House'),
  items: ['cellar', { use: 'cellar', caption: everyLanguage('Down') }, 'ornament'],
});

const faq = fileWith('faqEntry', {
  question: everyLanguage('Where?'),
  answer: { ...everyLanguage('*Here*'), cs: 'Tady.\n\nDole.' },
  category: 'access',
  anchor: 'where',
  order: 1,
});

function full(file: DocumentFile): FullDocument {
  const result = expandDocument(file, context);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function items(document: FullDocument, field: string): JsonObject[] {
  const value = document[field];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

const compact = (document: FullDocument, file?: DocumentFile) =>
  compactDocument(document, file, context);

describe('compactDocument', () => {
  it.each([hours, gallery, faq])('restores the file of $id', (file) => {
    expect(compact(full(file), file)).toEqual({
      file: file.file,
      fields: file.fields,
      problems: [],
    });
  });

  it.each([hours, gallery, faq])('writes an equivalent file if that of $id is missing', (file) => {
    const { fields, problems } = compact(full(file));
    expect(problems).toEqual([]);
    expect(full({ ...file, fields })).toEqual(full(file));
  });

  it('keeps relative dates and holidays', () => {
    const document = full(hours);
    const exceptions = items(document, 'exceptions').map((exception, index) => ({
      ...exception,
      date: ['2026-12-24', '2026-11-10', '2027-05-08'][index] ?? null,
    }));
    expect(compact({ ...document, exceptions }, hours).fields.exceptions).toEqual([
      { date: { feast: '12-24' }, closed: true },
      { date: { week: 3, day: 'tuesday' }, closes: '16:00' },
      { date: '2027-05-08', closed: true },
    ]);
  });

  it('matches items that were moved, removed and added', () => {
    const document = full(hours);
    const [eve, private_, may] = items(document, 'exceptions');
    const added = { _key: 'new', _type: 'hoursException', date: '2026-10-25', closed: true };
    const exceptions = [may, added, eve].filter((each) => each !== undefined);
    expect(private_).toBeDefined();
    expect(compact({ ...document, exceptions }, hours).fields.exceptions).toEqual([
      { date: '2027-05-01', closed: true },
      { date: { week: 0, day: 'sunday' }, closed: true },
      { date: { feast: '12-24' }, closed: true },
    ]);
  });

  it('writes only the properties of a picture that differ from the catalogue', () => {
    const document = full(gallery);
    const changes: JsonObject[] = [
      { alt: { _type: 'localizedString', ...everyLanguage('Elsewhere') } },
      { decorative: true },
      { crop: { _type: 'sanity.imageCrop', top: 0.1, bottom: 0, left: 0, right: 0 } },
    ];
    const changed = items(document, 'items').map((item, index) => ({ ...item, ...changes[index] }));
    const { alt: _, ...second } = changed[1] ?? {};
    const edited = { ...document, items: [changed[0] ?? null, second, changed[2] ?? null] };
    expect(compact(edited, gallery).fields.items).toEqual([
      { use: 'cellar', alt: everyLanguage('Elsewhere') },
      { use: 'cellar', decorative: true, caption: everyLanguage('Down') },
      { use: 'ornament', crop: { top: 0.1 } },
    ]);
  });

  it('rewrites only the changed language of a text', () => {
    const document = full(faq);
    const span = { _type: 'span', text: 'Nahoře.', marks: ['strong'] };
    const block = { _type: 'block', style: 'normal', markDefs: [], children: [span] };
    const answer = isJsonObject(document.answer) ? { ...document.answer, cs: [block] } : null;
    expect(compact({ ...document, answer }, faq).fields.answer).toEqual({
      ...everyLanguage('*Here*'),
      cs: '**Nahoře.**',
    });
  });

  it('reports what the format cannot represent', () => {
    const problems = (document: FullDocument) =>
      compact(document, faq).problems.map(({ path, message }) => `${path}: ${message}`);
    expect(problems({ ...full(faq), mood: 'good' })).toEqual([
      'mood: the schema has no such field',
    ]);
    const children = [{ _type: 'span', text: 'x', marks: ['underline'] }];
    const block = { _type: 'block', style: 'h1', children };
    const answer = {
      _type: 'localizedRichText',
      en: [block],
      cs: [block],
      de: [block],
      it: [block],
    };
    expect(problems({ ...full(faq), answer })).toEqual([
      'answer: has something that the format cannot hold',
    ]);
  });

  it('reports a date and time that cannot be read', () => {
    const announcement = fileWith('announcement', {
      text: everyLanguage('News'),
      from: '2026-12-24T19:00:00Z',
      to: '2026-12-25T19:00:00Z',
    });
    const { fields, problems } = compact({ ...full(announcement), from: '24. 12. 2026 19:00' });
    expect(problems.map(({ path }) => path)).toEqual(['from']);
    expect(fields).toMatchObject({ to: { week: 9, day: 'friday', time: '20:00' } });
  });

  it('keeps the id of a document that an editor created', () => {
    const document = { ...full(faq), _id: '7c1ab1d0-33aa' };
    expect(compact(document)).toMatchObject({
      file: 'documents/faqEntry/7c1ab1d0-33aa.yaml',
      fields: { _id: '7c1ab1d0-33aa' },
    });
  });
});

describe('fileOf', () => {
  it('is the inverse of the rule that derives ids from paths', () => {
    expect(fileOf({ _id: 'page-faq', _type: 'page' })).toBe('documents/page/faq.yaml');
    expect(fileOf({ _id: 'settings', _type: 'settings' })).toBe('documents/settings/settings.yaml');
  });
});

import { describe, expect, it } from 'vitest';
import { settings, teams } from './settings.query.ts';

describe('the teams of the settings', () => {
  it('leave out a person without an e-mail address and report the person', () => {
    const jana = { _id: 'person-jana', name: 'Jana', email: 'mailto:jana@example.com' };
    const teamHR = [jana, { _id: 'person-nobody', _rev: 'p1', name: 'Nobody' }, null];
    expect(teams.parse([{ _id: 'settings', teamHR }])).toMatchObject({
      value: [{ teamHR: [{ _id: 'person-jana', email: 'jana@example.com' }] }],
      problems: [{ id: 'person-nobody', type: 'person', revision: 'p1', field: 'email' }],
    });
  });
});

describe('settings', () => {
  it('are unfit without company details', () => {
    expect(settings.parse([{ _id: 'settings', _rev: 's1' }])).toMatchObject({
      value: [],
      problems: [{ id: 'settings', revision: 's1', field: 'companyDetails' }],
    });
  });

  it('stay as they were last fit while they are unfit', () => {
    const companyDetails = { name: { en: 'Beer Museum Prague' } };
    const before = settings.parse([{ _id: 'settings', companyDetails, euroRate: 25 }]);
    const lastFit = before.ok ? before.value : [];
    expect(lastFit).toMatchObject([{ euroRate: 25 }]);
    const unfit = { _id: 'settings', companyDetails: { name: ' ' }, euroRate: 26 };
    expect(settings.parse([unfit], lastFit)).toMatchObject({
      value: lastFit,
      problems: [{ id: 'settings', leftOut: 'document' }],
    });
  });

  it('stay as they were last fit when the document is of another type, and are reported', () => {
    const companyDetails = { name: { en: 'Beer Museum Prague' } };
    const before = settings.parse([{ _id: 'settings', companyDetails }]);
    const lastFit = before.ok ? before.value : [];
    expect(settings.parse([], lastFit)).toMatchObject({
      value: lastFit,
      problems: [{ id: 'settings', type: 'settings', field: '_type', expected: 'type' }],
    });
  });

  it.each([
    ['2026-12-31', '2026-12-31'],
    ['soon', ''],
  ])('lead to a deal whose last day is %s', (validThrough, parsed) => {
    const page = { _type: 'deal', slug: { en: 'winter' }, languages: ['en'], validThrough };
    const promoLink = { label: { en: 'Winter' }, page };
    const document = { _id: 'settings', companyDetails: { name: { en: 'Museum' } }, promoLink };
    expect(settings.parse([document])).toMatchObject({
      value: [{ promoLink: { page: { slug: { en: 'winter' }, validThrough: parsed } } }],
    });
  });

  it('are those of the oldest document; another is reported', () => {
    const companyDetails = { name: { en: 'Beer Museum Prague' } };
    const oldest = { _id: 'settings', companyDetails };
    expect(settings.parse([oldest, { _id: 'second', companyDetails }])).toMatchObject({
      value: [{ _id: 'settings' }],
      problems: [{ id: 'second', field: '_type', expected: 'unique' }],
    });
  });
});

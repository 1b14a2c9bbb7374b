import { describe, expect, it } from 'vitest';
import { settings } from './settings.query.ts';

describe('settings', () => {
  it('leave out a person without an e-mail address and report the person', () => {
    const jana = { _id: 'person-jana', name: 'Jana', email: 'mailto:jana@example.com' };
    const teamHR = [jana, { _id: 'person-nobody', _rev: 'p1', name: 'Nobody' }, null];
    const companyDetails = { name: { en: 'Beer Museum Prague' } };
    expect(settings.parse([{ _id: 'settings', companyDetails, teamHR }])).toMatchObject({
      value: [{ teamHR: [{ _id: 'person-jana', email: 'jana@example.com' }] }],
      problems: [{ id: 'person-nobody', type: 'person', revision: 'p1', field: 'email' }],
    });
  });

  it('are unfit without company details', () => {
    expect(settings.parse([{ _id: 'settings', _rev: 's1' }])).toMatchObject({
      value: [],
      problems: [{ id: 'settings', revision: 's1', field: 'companyDetails' }],
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

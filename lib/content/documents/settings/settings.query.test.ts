import { describe, expect, it } from 'vitest';
import { settings } from './settings.query.ts';

describe('settings', () => {
  it('leave out a person without an e-mail address and report the person', () => {
    const jana = { _id: 'person-jana', name: 'Jana', email: 'mailto:jana@example.com' };
    const teamHR = [jana, { _id: 'person-nobody', _rev: 'p1', name: 'Nobody' }, null];
    expect(settings.parse({ _id: 'settings', teamHR })).toMatchObject({
      value: { teamHR: [{ _id: 'person-jana', email: 'jana@example.com' }] },
      problems: [{ id: 'person-nobody', type: 'person', revision: 'p1', field: 'email' }],
    });
  });
});

import { expect, test } from 'vitest';
import { readRecord, recordChoice, writeRecord } from './consent-record.ts';

const now = new Date('2026-11-21T18:00:00Z');

test('a first choice is stored for 182 days under a new id', () => {
  const record = recordChoice({ categories: ['ads'], language: 'cs' }, null, now);
  expect(record).toMatchObject({
    categories: ['necessary', 'ads'],
    languageCode: 'cs',
    consentTimestamp: '2026-11-21T18:00:00.000Z',
    lastConsentTimestamp: '2026-11-21T18:00:00.000Z',
    expirationTime: Date.parse('2027-05-22T18:00:00Z'),
  });
  expect(record.consentId).toMatch(/^[0-9a-f-]{36}$/);
});

test('a changed choice keeps its id and the time of the first', () => {
  const first = recordChoice({ categories: ['analytics'], language: 'en' }, null, now);
  const later = new Date('2026-12-01T08:00:00Z');
  const changed = recordChoice({ categories: [], language: 'en' }, first, later);
  expect(changed).toMatchObject({
    categories: ['necessary'],
    consentId: first.consentId,
    consentTimestamp: first.consentTimestamp,
    lastConsentTimestamp: later.toISOString(),
  });
});

test('a written record is read back, and invalid values return null', () => {
  const record = recordChoice({ categories: [], language: 'it' }, null, now);
  expect(readRecord(decodeURIComponent(writeRecord(record)))).toEqual(record);
  for (const value of [undefined, '', '{', 'null', '{}', '{"categories":["all"]}']) {
    expect(readRecord(value), String(value)).toBeNull();
  }
});

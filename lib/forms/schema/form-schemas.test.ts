import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import cs from '../../../messages/cs.json' with { type: 'json' };
import de from '../../../messages/de.json' with { type: 'json' };
import en from '../../../messages/en.json' with { type: 'json' };
import it_ from '../../../messages/it.json' with { type: 'json' };
import type { Locale } from '../../platform/i18n/locales.ts';
import { checkForm, type FieldValues } from './form-schemas.ts';

const person = { name: 'Jana Nová', email: 'jana@example.org', message: 'Hello' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T21:30:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

function issues(kind: Parameters<typeof checkForm>[0], values: FieldValues) {
  const checked = checkForm(kind, values);
  return checked.ok ? {} : Object.fromEntries(checked.issues.map((i) => [i.field, i.issue]));
}

describe('career', () => {
  it('requires only name, e-mail and message', () => {
    expect(issues('career', {})).toEqual({
      name: 'nameRequired',
      email: 'emailRequired',
      message: 'messageRequired',
    });
    expect(checkForm('career', person)).toMatchObject({ ok: true });
  });

  it('treats blanks as empty', () => {
    expect(issues('career', { ...person, name: ' \u00a0 ' })).toEqual({ name: 'nameRequired' });
  });

  it.each([
    ['email', 'jana@', 'emailInvalid'],
    ['email', 'jana@example', 'emailInvalid'],
    ['email', 'jana..nova@example.org', 'emailInvalid'],
    ['email', 'jana@-example.org', 'emailInvalid'],
    ['email', 'jana@192.0.2.1', 'emailInvalid'],
    ['email', '=?utf-8?q?jana?=@example.org', 'emailInvalid'],
    ['email', 'jana@example.org\r\nBcc: all@example.org', 'textInvalid'],
    ['name', 'Jana\nBcc: all@example.org', 'textInvalid'],
    ['name', 'x'.repeat(121), 'tooLong'],
    ['message', 'x'.repeat(5001), 'tooLong'],
    ['phone', 'call me', 'phoneInvalid'],
    ['phone', '777123456 or jan@x.example', 'phoneInvalid'],
  ])('rejects %s %j', (field, value, issue) => {
    expect(issues('career', { ...person, [field]: value })).toEqual({ [field]: issue });
  });

  it.each([
    "o'neil+beer@mail.example.org",
    'first/last@example.org',
    'a&b@example.org',
    'info@xn--80ak6aa92e.xn--p1ai',
  ])('accepts the address %s', (email) => {
    expect(checkForm('career', { ...person, email })).toMatchObject({ data: { email } });
  });

  it.each([
    ['603 123 456', '+420 603 123 456'],
    ['+49 151 23456789', '+49 1512 3456789'],
    ['0039 055 123456', '+39 055 123456'],
    ['+420/603/123/456', '+420 603 123 456'],
    ['603 123 456 ext 12', '+420 603 123 456 ext. 12'],
    ['', ''],
  ])('formats phone %j as %j', (typed, international) => {
    expect(checkForm('career', { ...person, phone: typed })).toMatchObject({
      data: { phone: international },
    });
  });

  it('preserves the lines of a message, without invisible characters', () => {
    const message = ' one\r\ntwo\u0000\u202e three ';
    expect(checkForm('career', { ...person, message })).toMatchObject({
      data: { message: 'one\ntwo three' },
    });
  });
});

describe('reservation', () => {
  const enquiry = { ...person, company: 'Firma' };

  it('also requires the company', () => {
    expect(issues('reservation', person)).toEqual({ company: 'companyRequired' });
  });

  it('accepts today in Prague, and no earlier day', () => {
    expect(issues('reservation', { ...enquiry, date: '2026-05-04' })).toEqual({});
    expect(issues('reservation', { ...enquiry, date: '2026-05-03' })).toEqual({ date: 'datePast' });
    expect(issues('reservation', { ...enquiry, date: '2026-02-30' })).toEqual({
      date: 'dateInvalid',
    });
  });

  it('names a past date beside what is missing, in the order of the form', () => {
    const checked = checkForm('reservation', { ...person, date: '2026-05-03' });
    expect(checked).toEqual({
      ok: false,
      issues: [
        { field: 'date', issue: 'datePast' },
        { field: 'company', issue: 'companyRequired' },
      ],
    });
  });

  it('ignores the date if it is not known yet', () => {
    const values = { ...enquiry, date: '2020-01-01', unknownDate: 'on' };
    expect(checkForm('reservation', values)).toMatchObject({
      data: { date: '', unknownDate: true },
    });
  });

  it('accepts only a valid number of guests', () => {
    expect(checkForm('reservation', { ...enquiry, partySize: '24' })).toMatchObject({
      data: { partySize: 24 },
    });
    for (const partySize of ['0', '-3', '2.5', '1001', 'many']) {
      expect(issues('reservation', { ...enquiry, partySize })).toEqual({
        partySize: 'partySizeInvalid',
      });
    }
  });

  it.each(Object.entries({ en, cs, de, it: it_ } satisfies Record<Locale, unknown>))(
    'accepts as many guests as its message says, and no more: %s',
    (_, messages) => {
      const [largest = ''] =
        /\d+$/.exec(messages.form.issue.partySizeInvalid.replaceAll(/[\s.,]/g, '')) ?? [];
      expect(issues('reservation', { ...enquiry, partySize: largest })).toEqual({});
      expect(issues('reservation', { ...enquiry, partySize: `${Number(largest) + 1}` })).toEqual({
        partySize: 'partySizeInvalid',
      });
    },
  );

  it('accepts the five sources and an empty choice', () => {
    expect(issues('reservation', { ...enquiry, whereDidYouFindUs: 'socialMedia' })).toEqual({});
    expect(issues('reservation', { ...enquiry, whereDidYouFindUs: 'pigeon' })).toEqual({
      whereDidYouFindUs: 'choiceInvalid',
    });
  });
});

describe('subscription', () => {
  it('requires an address and the consent', () => {
    expect(issues('subscription', {})).toEqual({
      email: 'emailRequired',
      consent: 'consentRequired',
    });
    expect(issues('subscription', { email: 'a@example.org', consent: 'on' })).toEqual({});
  });

  it('accepts assigned country codes', () => {
    const values = { email: 'a@example.org', consent: 'on' };
    expect(issues('subscription', { ...values, country: 'CZ' })).toEqual({});
    expect(issues('subscription', { ...values, country: 'UK' })).toEqual({
      country: 'countryInvalid',
    });
  });
});

describe('waitingList', () => {
  it('requires an address and the consent, nothing else', () => {
    expect(issues('waitingList', {})).toEqual({
      email: 'emailRequired',
      consent: 'consentRequired',
    });
    const values = { email: 'a@example.org', consent: 'on', about: 'event-night', name: 'Jana' };
    expect(checkForm('waitingList', values)).toEqual({
      ok: true,
      data: { email: 'a@example.org', consent: true, about: 'event-night' },
    });
  });
});

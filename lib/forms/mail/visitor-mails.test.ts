import { expect, it } from 'vitest';
import { CONFIRMATION_DAYS } from '../../platform/env/confirmation-days.ts';
import { locales } from '../../platform/i18n/locales.ts';
import { confirmationMail, newsletterOptInMail, waitingListOptInMail } from './visitor-mails.ts';

const replies = {
  en: { career: 'within a week', reservation: 'within two working days' },
  cs: { career: 'do týdne', reservation: 'do dvou pracovních dnů' },
  de: { career: 'binnen einer woche', reservation: 'binnen zwei werktagen' },
  it: { career: 'entro una settimana', reservation: 'entro due giorni lavorativi' },
};

it('promises an answer in the same time as the page of the form, in every language', () => {
  for (const locale of locales) {
    for (const form of ['career', 'reservation'] as const) {
      const { text } = confirmationMail('a@example.com', { form, reference: 'BM-1' }, locale);
      expect(text.toLowerCase().replaceAll('\u00a0', ' ')).toContain(replies[locale][form]);
      expect(text).toContain('BM-1');
    }
  }
});

it('names the days for which a link works, in every language', () => {
  for (const locale of locales) {
    const { text } = newsletterOptInMail('a@example.com', 'https://beer.example/', locale);
    expect(text).toMatch(new RegExp(`\\s${CONFIRMATION_DAYS}\\s`));
  }
});

it('names the address at which to leave a waiting list, in every language', () => {
  const event = { title: 'Swing', start: null };
  const links = { joinUrl: 'https://beer.example/join', contact: 'team@beer.example' };
  for (const locale of locales) {
    const { text, html } = waitingListOptInMail('a@example.com', event, links, locale);
    for (const shown of [text, html]) expect(shown).toMatch(/ team@beer\.example[ ,;:]/);
  }
});

import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Locale } from '#lib/platform/i18n/locales';
import { ClosedJobNotice } from './closed-job-notice';
import { EndedDealNotice } from './ended-deal-notice';
import { ExpiredEventNotice } from './expired-event-notice';
import { LanguageNotice } from './language-notice';

const notices: [Locale, ReactElement, string, string, string][] = [
  [
    'de',
    <LanguageNotice
      key="language"
      languages={['en', 'cs']}
      locale="de"
      englishHref="/en/events/tasting"
    />,
    'Der Inhalt ist in dieser Sprache nicht verfügbar. Es gibt ihn nur auf Englisch.',
    'Auf Englisch lesen',
    '/en/events/tasting',
  ],
  [
    'en',
    <ExpiredEventNotice key="event" upcomingHref="/en/events" />,
    'The event you are looking for has already happened.',
    'See upcoming events',
    '/en/events',
  ],
  [
    'cs',
    <ClosedJobNotice key="job" openJobsHref="/cs/kariera" />,
    'Toto místo už není volné.',
    'Zobrazit volná místa',
    '/cs/kariera',
  ],
  [
    'it',
    <EndedDealNotice key="deal" experiencesHref="/it/esperienze" />,
    'Questa offerta è terminata.',
    'Scopri le esperienze',
    '/it/esperienze',
  ],
];

test.each(notices)('%s: a notice shows its message and its link', (...given) => {
  const [locale, notice, text, action, href] = given;
  renderLocalized(notice, locale);
  expect(screen.getByRole('note')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
});

test('a document that exists in the language of the page has no notice', () => {
  const notice = <LanguageNotice languages={['en', 'cs']} locale="cs" englishHref="/en/events/x" />;
  renderLocalized(notice, 'cs');
  expect(screen.queryByRole('link')).toBeNull();
});

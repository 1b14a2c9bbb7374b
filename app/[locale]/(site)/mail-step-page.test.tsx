import { expect, test, vi } from 'vitest';
import { findEvent } from '#lib/content/get-event';
import { anEvent } from '#lib/content/testing/an-event';
import { MailStepPage } from './mail-step-page';

vi.mock('#lib/platform/i18n/current-locale', () => ({ currentLocale: async () => 'en' }));
vi.mock('#lib/content/get-event', () => ({ findEvent: vi.fn() }));
vi.mock('#components/shell/site-shell', () => ({ SiteShell: vi.fn() }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

test('links to the same step, or its outcome, in the other languages', async () => {
  const page = await MailStepPage({ step: 'confirm', query: { key: 'confirm.x.0.y' } });
  expect(page.props.languageLinks).toMatchObject({
    de: '/de/newsletter/confirm?key=confirm.x.0.y',
    it: '/it/newsletter/confirm?key=confirm.x.0.y',
  });
  const taken = await MailStepPage({ step: 'join', query: { outcome: 'done' } });
  expect(taken.props.languageLinks).toMatchObject({ cs: '/cs/waiting-list/join?outcome=done' });
});

test('leads from a link that is over to the event, in every language', async () => {
  vi.mocked(findEvent).mockResolvedValue(anEvent());
  const page = await MailStepPage({
    step: 'join',
    query: { outcome: 'over', about: 'event-night' },
  });
  expect(findEvent).toHaveBeenCalledWith('event-night', 'en');
  expect(page.props.children.props.eventHref).toBe('/en/events/night-in-the-vaults');
  expect(page.props.languageLinks).toMatchObject({
    cs: '/cs/waiting-list/join?outcome=over&about=event-night',
  });
});

test.each([
  ['an event that is not published', { outcome: 'over', about: 'event-night' }],
  ['no event', { outcome: 'over' }],
  ['a step that was taken', { outcome: 'done', about: 'event-night' }],
])('leads nowhere in particular from %s', async (_, query) => {
  vi.mocked(findEvent).mockResolvedValue(null);
  const page = await MailStepPage({ step: 'join', query });
  expect(page.props.children.props.eventHref).toBeNull();
});

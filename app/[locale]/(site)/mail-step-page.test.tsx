import { expect, test, vi } from 'vitest';
import { MailStepPage } from './mail-step-page';

vi.mock('#lib/platform/i18n/current-locale', () => ({ currentLocale: async () => 'en' }));
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

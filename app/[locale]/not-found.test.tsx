import { render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { DeclaredLauncher } from '#components/preview/declared-launcher';
import { PreviewLauncher } from '#components/preview/preview-launcher';
import { messages } from '#components/testing/render-localized';
import LocaleNotFound from './not-found';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'error') =>
    createTranslator({ locale: 'cs', messages: messages.cs, namespace }),
}));
vi.mock('#lib/platform/i18n/current-locale', () => ({ currentLocale: async () => 'cs' }));

it('links to the home page, which is loaded as a document, with its gate', async () => {
  render(await LocaleNotFound());
  const home = screen.getByRole('link', { name: 'Na úvodní stránku' });
  expect(home).toHaveAttribute('href', '/cs');
  expect(home).toHaveAttribute('target', '_self');
});

it('declares what loads the tools of previews', () => {
  expect(DeclaredLauncher()).toMatchObject({ type: PreviewLauncher });
});

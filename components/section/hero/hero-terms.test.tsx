import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { getTicketing } from '#lib/content/get-ticketing';
import { HeroTerms } from './hero-terms';

vi.mock('#lib/content/get-ticketing', () => ({ getTicketing: vi.fn() }));

it('shows the least price and the cancellation terms', async () => {
  const ticketing = { types: [], euroRate: 25, languageDays: [], fromPrice: 290 };
  vi.mocked(getTicketing).mockResolvedValue(ticketing);
  renderLocalized(await HeroTerms({ locale: 'en' }));
  expect(screen.getByText('from 290 Kč ≈ €12')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cancellation terms' })).toBeVisible();
});

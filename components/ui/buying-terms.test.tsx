import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { BuyingTerms } from './buying-terms';

it('shows until when tickets can be cancelled free of charge, and links to the rule', () => {
  renderLocalized(<BuyingTerms rules="cancellation" price="ab 290 Kč" locale="de" />, 'de');
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    'ab 290 Kč Kostenlos stornierbar bis 24 Stunden vorher Stornobedingungen',
  );
  expect(screen.getByRole('link', { name: 'Stornobedingungen' })).toHaveAttribute(
    'href',
    '/de/bedingungen-und-konditionen#cancellation',
  );
});

it('shows when a voucher can be returned', () => {
  renderLocalized(<BuyingTerms rules="vouchers" locale="en" />);
  expect(screen.getByText(/for 14\sdays if unused/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voucher terms' })).toHaveAttribute(
    'href',
    '/en/terms-and-conditions#vouchers',
  );
});

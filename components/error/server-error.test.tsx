import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { ServerError } from './server-error';

it('shows that something went wrong, and links to the home page', () => {
  renderLocalized(<ServerError locale="cs" />, 'cs');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Něco se pokazilo');
  expect(screen.getByRole('link', { name: 'Na úvodní stránku' })).toHaveAttribute('href', '/cs');
});

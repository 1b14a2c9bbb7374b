import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { Breadcrumb } from './breadcrumb';

it('links to the list and marks the current page', () => {
  renderLocalized(
    <Breadcrumb
      parent={{ href: '/cs/udalosti', label: 'Události' }}
      current="Twice to the boil"
      currentLanguage="en"
    />,
    'cs',
  );
  const trail = within(screen.getByRole('navigation', { name: 'Kde se nacházíte' }));
  expect(trail.getByRole('link', { name: 'Události' })).toHaveAttribute('href', '/cs/udalosti');
  const here = trail.getByText('Twice to the boil');
  expect(here).toHaveAttribute('aria-current', 'page');
  expect(here).toHaveAttribute('lang', 'en');
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { LanguageSwitcher } from './language-switcher';

const links = {
  en: '/en/gift-vouchers',
  cs: '/cs/darkove-poukazy',
  de: '/de/Geschenkgutscheine',
  it: '/it/buoni-regalo',
};

test('links to the same page in every language, each named in its own language', () => {
  renderLocalized(<LanguageSwitcher links={links} current="de" look="bar" />, 'de');
  const offered = within(screen.getByRole('list')).getAllByRole('link');
  expect(offered.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
    ['English (EN)', 'en', '/en/gift-vouchers'],
    ['Česky (CZ)', 'cs', '/cs/darkove-poukazy'],
    ['Deutsch (DE)', 'de', '/de/Geschenkgutscheine'],
    ['Italiano (IT)', 'it', '/it/buoni-regalo'],
  ]);
  for (const link of offered) expect(link).toHaveAttribute('hreflang', link.lang);
});

test('marks the current language', () => {
  renderLocalized(<LanguageSwitcher links={links} current="cs" look="menu" />, 'cs');
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(['Česky (CZ)']);
});

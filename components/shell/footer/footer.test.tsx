import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Locale } from '#lib/platform/i18n/locales';
import { pragueZone } from '#lib/time/prague';
import { navigation, settings } from '../testing/shell-fixtures';
import { Footer } from './footer';

function show(changes: Partial<Parameters<typeof Footer>[0]> = {}, locale: Locale = 'en') {
  return renderLocalized(
    <Footer
      navigation={navigation}
      settings={settings}
      name="Beer Museum Prague"
      locale={locale}
      currentPath="/en"
      recaptcha={false}
      now={new Date()}
      {...changes}
    />,
    locale,
  );
}

test('entries without a link head columns of links', () => {
  show();
  const column = screen.getByRole('heading', { name: 'Visit' }).parentElement;
  expect(column && within(column).getByRole('link', { name: 'Opening hours' })).toHaveAttribute(
    'href',
    '/en/contact#hours',
  );
});

test('shows the networks with a URL, under their title', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Follow the foam' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.example/museum',
  );
  expect(screen.queryByRole('link', { name: 'TikTok' })).toBeNull();
});

test('has no heading for networks without any of them', () => {
  show({ settings: { ...settings, instagramUrl: null } });
  expect(screen.queryByRole('heading', { name: 'Follow the foam' })).toBeNull();
});

test('shows the company and its contact details', () => {
  show();
  expect(screen.getByText('Zvonařská 7')).toBeInTheDocument();
  expect(screen.getByText('110 00 Prague 1')).toBeInTheDocument();
  expect(screen.getByText('Company ID 000 00 000')).toBeInTheDocument();
  expect(screen.getByText('VAT ID CZ00000000')).toBeInTheDocument();
  expect(screen.getByText(/^Commercial Register in Prague/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+420 555 010 010' })).toHaveAttribute(
    'href',
    'tel:+420555010010',
  );
  expect(screen.getByRole('link', { name: 'info@beermuseum.example' })).toHaveAttribute(
    'href',
    'mailto:info@beermuseum.example',
  );
});

test('shows the terms of reCAPTCHA where it is used', () => {
  show({ recaptcha: true }, 'it');
  expect(screen.getByRole('link', { name: 'Norme sulla privacy' })).toHaveAttribute(
    'href',
    'https://policies.google.com/privacy',
  );
  expect(screen.getByRole('link', { name: 'Termini di servizio' })).toHaveAttribute(
    'href',
    'https://policies.google.com/terms',
  );
});

test('does not mention reCAPTCHA without keys', () => {
  show({}, 'cs');
  expect(screen.getByText('Naše formuláře jsou chráněny proti spamu.')).toBeInTheDocument();
  expect(screen.queryByText(/reCAPTCHA/)).toBeNull();
});

test('shows the year and the drink-responsibly claim', () => {
  show();
  const year = new Date().toLocaleDateString('en', { timeZone: pragueZone, year: 'numeric' });
  expect(screen.getByText(year)).toBeVisible();
  expect(screen.getByText(/^© .*Beer Museum Prague/)).toBeInTheDocument();
  expect(screen.getByText(/Enjoy beer responsibly/)).toBeInTheDocument();
});

test('the claim leads to the website that the gate leads to', () => {
  show({ settings: { ...settings, responsibleDrinkingUrl: 'https://drink.example' } }, 'cs');
  expect(screen.getByRole('link', { name: /^Pijte s\srozumem$/ })).toHaveAttribute(
    'href',
    'https://drink.example',
  );
});

test('renders without content', () => {
  show({ navigation: null, settings: null });
  expect(screen.getByText(/Enjoy beer responsibly/)).toBeInTheDocument();
});

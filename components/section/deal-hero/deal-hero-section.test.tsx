import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { aDeal } from '#lib/content/testing/a-deal';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import type { Locale } from '#lib/platform/i18n/locales';
import { DealHeroSection } from './deal-hero-section';

function show(deal = aDeal(), locale: Locale = 'en') {
  const section = {
    _key: 'deal',
    _type: 'dealHeroSection' as const,
    anchor: null,
    tone: null,
    label: 'For two',
    picture: aPicture({ alt: 'A mug of lager' }),
    deal,
  };
  return renderLocalized(<DealHeroSection section={section} locale={locale} />, locale);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-30T23:59:00+02:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('DealHeroSection', () => {
  it('shows the offer, its code and its last day, and links to it with the code', () => {
    show();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Two mugs');
    expect(screen.getByText('An evening for two.')).toBeVisible();
    expect(screen.getByText('TWOMUGS')).toBeVisible();
    expect(screen.getByText('30 June 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
      'href',
      '/en/d/two-mugs?dsc=TWOMUGS',
    );
  });

  it('links with a partner code, and shows no code where there is none', () => {
    show(aDeal({ code: null, partner: 'hotel' }));
    expect(screen.queryByText('Your code')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/d/two-mugs?ref=hotel');
  });

  it('renders nothing once the deal has ended', () => {
    vi.setSystemTime(new Date('2026-07-01T00:00:00+02:00'));
    expect(show().container).toBeEmptyDOMElement();
  });

  it('marks a deal that exists in English only, in the language of the page', () => {
    show(aDeal({ languages: ['en'] }), 'de');
    expect(screen.getByText('Two mugs')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('auf Englisch').closest('[lang]')).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { TimedIsland } from '#components/ui/timed-island';
import { type Announcement, getAnnouncements } from '#lib/content/get-announcements';
import { getLowestPrice } from '#lib/content/get-lowest-price';
import { getNavigation } from '#lib/content/get-navigation';
import { getOpeningHours, type VenueHours } from '#lib/content/get-opening-hours';
import { getSettings } from '#lib/content/get-settings';
import { weekdays } from '#lib/time/weekdays';
import { DealShell } from './deal-shell';
import { SiteShell } from './site-shell';
import { navigation, settings } from './testing/shell-fixtures';

vi.mock('#lib/content/get-announcements', () => ({ getAnnouncements: vi.fn() }));
vi.mock('#lib/content/get-navigation', () => ({ getNavigation: vi.fn() }));
vi.mock('#lib/content/get-opening-hours', () => ({ getOpeningHours: vi.fn() }));
vi.mock('#lib/content/get-settings', () => ({ getSettings: vi.fn() }));
vi.mock('#lib/content/get-lowest-price', () => ({ getLowestPrice: vi.fn() }));
vi.mock('#lib/platform/env/server', () => ({ serverEnv: { forms: {} } }));
// The preview state comes from Next.js; the preview bar is tested end to end.
vi.mock('#components/preview/preview-bar', () => ({ PreviewBar: () => null }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const languageLinks = { en: '/en/faq', cs: '/cs/caste-dotazy', de: '/de/faq', it: '/it/x' };

/** Returns opening hours from 10:00, the same every day. */
function aVenue(venue: VenueHours['venue'], title: string, closes: string): VenueHours {
  const times = { _type: 'weekdayHours', opens: '10:00', closes } as const;
  const weekly = weekdays.map((day) => ({ _key: day, day, ...times }));
  return { _id: venue, _type: 'openingHours', venue, title, weekly, exceptions: null };
}

afterEach(() => {
  vi.useRealTimers();
});

interface Found {
  readonly announcements?: readonly Announcement[];
  readonly hours?: readonly VenueHours[];
  readonly navigation: typeof navigation | null;
  readonly settings: typeof settings | null;
}

function given(found: Found) {
  vi.mocked(getAnnouncements).mockResolvedValue([...(found.announcements ?? [])]);
  vi.mocked(getOpeningHours).mockResolvedValue([...(found.hours ?? [])]);
  vi.mocked(getNavigation).mockResolvedValue(found.navigation);
  vi.mocked(getSettings).mockResolvedValue(found.settings);
  vi.mocked(getLowestPrice).mockResolvedValue(290);
}

async function renderSite() {
  renderLocalized(await SiteShell({ locale: 'en', languageLinks, children: <h1>Questions</h1> }));
}

test('renders the landmarks around the page, and a skip link', async () => {
  given({ navigation, settings });
  await renderSite();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('id', 'content');
  expect(within(main).getByRole('heading', { name: 'Questions' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Enjoy beer responsibly');
});

test('opens the checkout or a form from the promotion, the pop-up and an announcement', async () => {
  const link = { label: 'Order', href: '/en/x', openInNewWindow: true, checkout: 'x=1' } as const;
  const announcement: Announcement = {
    _id: 'a',
    _type: 'announcement',
    text: 'New:',
    link: { ...link, form: 'subscription' },
    from: '2020-01-01T00:00:00Z',
    to: '2100-01-01T00:00:00Z',
  };
  given({
    announcements: [announcement],
    navigation,
    settings: { ...settings, promoLink: link, popupLink: link, popupLanguages: ['en'] },
  });
  await renderSite();
  const links = screen.getAllByRole('link', {
    name: 'Order (opens in a new window)',
    hidden: true,
  });
  expect(links.map(({ dataset }) => dataset.checkout)).toEqual(['x=1', 'x=1', 'x=1']);
  expect(links.filter(({ dataset }) => dataset.form === 'subscription')).toHaveLength(1);
});

test('the pop-up has the same name in every language, by which it is remembered', async () => {
  given({ navigation, settings });
  const paths = { en: '/en/gift-vouchers', cs: '/cs/darkove-poukazy', de: '/de/x', it: '/it/x' };
  vi.mocked(getSettings).mockImplementation(async (locale) => ({
    ...settings,
    popupLink: { label: 'Give beer', href: paths[locale], openInNewWindow: false },
    popupLanguages: ['en', 'cs'],
  }));
  const names: (string | undefined)[] = [];
  for (const locale of ['en', 'cs'] as const) {
    const { container, unmount } = renderLocalized(
      await SiteShell({ locale, languageLinks, children: null }),
      locale,
    );
    names.push(container.querySelector<HTMLElement>('[data-popup]')?.dataset.popup);
    unmount();
  }
  expect(names).toEqual(['/en/gift-vouchers', '/en/gift-vouchers']);
});

test.each([
  ['/en/faq', 0],
  ['/en/faq?category=visit#visit', 0],
  ['/en/gift-vouchers', 1],
])('the pop-up that leads to %s is %i times on the page of questions', async (href, times) => {
  const popupLink = { label: 'Read on', href, openInNewWindow: false };
  given({ navigation, settings: { ...settings, popupLink, popupLanguages: ['en'] } });
  await renderSite();
  expect(screen.queryAllByRole('link', { name: 'Read on', hidden: true })).toHaveLength(times);
});

test('the promotion and the pop-up are offered until what they lead to is over', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') });
  const link = {
    label: 'Winter',
    href: '/en/d/winter',
    openInNewWindow: false,
    until: new Date('2026-12-31T23:00:00Z'),
  };
  const offering = {
    ...settings,
    promoLink: link,
    popupLink: link,
    popupLanguages: ['en' as const],
  };
  given({ navigation, settings: offering });
  renderLocalized(
    <>
      {await SiteShell({ locale: 'en', languageLinks, children: null })}
      <TimedIsland />
    </>,
  );
  const offers = () => screen.getAllByRole('link', { name: 'Winter', hidden: true });
  const shown = () => offers().filter((offer) => !offer.closest('[data-shown][hidden]'));
  expect(shown()).toHaveLength(2);
  vi.setSystemTime(link.until);
  vi.runOnlyPendingTimers();
  expect(offers()).toHaveLength(2);
  expect(shown()).toHaveLength(0);
});

test('tickets take the place of an offer on phones once what it leads to is over', async () => {
  given({ navigation, settings });
  const until = new Date('2026-12-31T23:00:00Z');
  const action = { label: 'For two', href: '/en/d/two-mugs', openInNewWindow: false, until };
  const offer = { action, price: null };
  const shownAt = async (now: Date) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const shell = await SiteShell({ locale: 'en', languageLinks, offer, children: null });
    const { container, unmount } = renderLocalized(shell);
    const links = [...container.querySelectorAll('[data-offer] a')];
    const shown = links.filter((link) => !link.closest('[hidden]'));
    unmount();
    return shown.map((link) => link.getAttribute('href'));
  };
  expect(await shownAt(new Date(until.getTime() - 1))).toEqual(['/en/d/two-mugs']);
  expect(await shownAt(until)).toEqual(['/en/ticketing-office']);
});

test('shows logo, navigation, tickets, promotion, address and languages', async () => {
  given({ navigation, settings });
  await renderSite();
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: /Beer Museum Prague/ })).toHaveAttribute('href', '/en');
  expect(banner.getByRole('link', { name: 'Winter in the vaults' })).toHaveAttribute(
    'href',
    '/en/d/winter',
  );
  expect(banner.getByText('Zvonařská 7, Prague 1')).toBeInTheDocument();
  const tickets = banner.getAllByRole('link', { name: 'Buy tickets' });
  expect(tickets.map((link) => link.getAttribute('href'))).toEqual([
    '/en/ticketing-office',
    '/en/ticketing-office',
  ]);
  const languages = banner.getByRole('navigation', { name: 'Language' });
  expect(within(languages).getByRole('link', { name: /^Česky/ })).toHaveAttribute(
    'href',
    '/cs/caste-dotazy',
  );
  const menu = banner.getByText('Menu').closest('details');
  expect(menu && within(menu).getByText('Italiano')).toBeInTheDocument();
  expect(menu).toContainElement(tickets[1] ?? null);
});

test.each([
  ['of a page about no venue', null, 'Museum', '20:00'],
  ['of the taproom', { room: 'taproom' }, 'Výčep U Zvonu', '23:00'],
  ['of the beer hall', { room: 'beerHall' }, 'event.place.beerHall', '23:00'],
  ['of the opening hours of a venue', { id: 'taproom' }, 'Výčep U Zvonu', '23:00'],
] as const)(
  'the line at the top %s names the venue whose hours it has',
  async (_, venue, name, closes) => {
    vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] });
    given({
      navigation,
      settings,
      hours: [aVenue('museum', 'Museum', '20:00'), aVenue('taproom', 'Výčep U Zvonu', '23:00')],
    });
    renderLocalized(
      <>
        {await SiteShell({ locale: 'en', languageLinks, venue, children: null })}
        <TimedIsland />
      </>,
    );
    const lines = screen.getByRole('banner').querySelectorAll('[data-shown]:not([hidden])');
    expect([...lines].map(({ textContent }) => textContent)).toEqual([
      `${name} · Open now until ${closes}`,
    ]);
  },
);

test('links to the checkout on the page that sells tickets', async () => {
  given({ navigation, settings });
  const paths = { ...languageLinks, en: '/en/ticketing-office' };
  renderLocalized(await SiteShell({ locale: 'en', languageLinks: paths, children: null }));
  for (const link of screen.getAllByRole('link', { name: 'Buy tickets' })) {
    expect(link).toHaveAttribute('data-checkout', 'locale=en');
  }
});

test('shows announcements at the top of the page, in the shell of deals too', async () => {
  const announcements = [
    {
      _id: 'a',
      _type: 'announcement' as const,
      text: 'Closed on Monday',
      link: null,
      from: new Date(Date.now() - 60_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    },
  ];
  given({ announcements, navigation, settings });
  const shell = { locale: 'en', languageLinks, children: <h1>Questions</h1> } as const;
  const site = renderLocalized(await SiteShell(shell));
  expect(screen.getByRole('banner')).toHaveTextContent(/^Closed on Monday/);
  site.unmount();
  renderLocalized(await DealShell({ ...shell, backLink: null }));
  expect(screen.getByRole('banner')).toHaveTextContent(/^Closed on Monday/);
});

test('shows no logo when the content disables it', async () => {
  given({ navigation: { ...navigation, hasLogo: false }, settings });
  await renderSite();
  expect(screen.queryByRole('link', { name: /At the Bell/ })).toBeNull();
});

test('renders without published navigation and settings', async () => {
  given({ navigation: null, settings: null });
  await renderSite();
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
});

test('a deal has a link back instead of the navigation', async () => {
  given({ navigation, settings });
  const backLink = { label: null, href: '/en/program', openInNewWindow: false };
  renderLocalized(
    await DealShell({ locale: 'en', languageLinks, backLink, children: <h1>Winter</h1> }),
  );
  expect(screen.getByRole('link', { name: 'Back to the special offer' })).toHaveAttribute(
    'href',
    '/en/program',
  );
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('a deal without a page to go back to leads to the experiences', async () => {
  given({ navigation, settings });
  renderLocalized(
    await DealShell({ locale: 'de', languageLinks, backLink: null, children: <h1>Winter</h1> }),
  );
  expect(screen.getByRole('link', { name: 'experiences' })).toHaveAttribute(
    'href',
    '/de/erlebnisse',
  );
});

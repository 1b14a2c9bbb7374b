import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Announcement } from '#lib/content/get-announcements';
import type { Locale } from '#lib/platform/i18n/locales';
import { TimedIsland } from '../ui/timed-island';
import { Announcements } from './announcements';

const now = new Date('2026-05-23T12:00:00Z');

const running: Announcement = {
  _id: 'closed',
  _type: 'announcement',
  text: 'We are closed on Monday.',
  link: null,
  from: '2026-05-20T06:00:00Z',
  to: '2026-05-25T21:00:00Z',
};
const coming: Announcement = {
  _id: 'tapping',
  _type: 'announcement',
  text: 'The house lager is ready.',
  link: { label: 'First tap', href: '/en/events/first-tap', openInNewWindow: false },
  from: '2026-05-24T06:00:00Z',
  to: '2026-05-30T21:00:00Z',
};
const past: Announcement = {
  ...running,
  _id: 'past',
  text: 'Easter hours.',
  to: '2026-05-23T12:00:00Z',
};

function show(announcements: readonly Announcement[], locale: Locale = 'en', at = now) {
  return renderLocalized(
    <>
      <Announcements announcements={announcements} now={at} />
      <TimedIsland />
    </>,
    locale,
  );
}

/** Sets the clock to an ISO instant before the page is rendered. */
function viewedAt(instant: string) {
  vi.useFakeTimers({ now: new Date(instant) });
  return { [Symbol.dispose]: () => vi.useRealTimers() };
}

test('shows the running announcements in a named region', () => {
  using _clock = viewedAt(now.toISOString());
  show([running, coming, past]);
  const region = within(screen.getByRole('region', { name: 'Announcements' }));
  expect(region.getByText('We are closed on Monday.')).toBeVisible();
  expect(screen.queryByText('The house lager is ready.')).not.toBeInTheDocument();
  expect(screen.queryByText('Easter hours.')).not.toBeInTheDocument();
});

test('can be unfolded, even a text that is short, because its size is up to the visitor', () => {
  using _clock = viewedAt(now.toISOString());
  show([{ ...running, text: 'Closed.' }]);
  const region = screen.getByRole('region', { name: 'Announcements' });
  expect(within(region).getByLabelText('All announcements in full')).toBeInTheDocument();
});

test('has neither an alert nor a status role', () => {
  using _clock = viewedAt(now.toISOString());
  show([running]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('names the region in the language of the page', () => {
  using _clock = viewedAt(now.toISOString());
  show([{ ...running, text: 'V pondělí máme zavřeno.' }], 'cs');
  expect(screen.getByRole('region', { name: 'Oznámení' })).toHaveTextContent(
    'V pondělí máme zavřeno.',
  );
});

test('hides an announcement that has ended since the page was rendered', () => {
  using _clock = viewedAt('2026-05-26T12:00:00Z');
  show([running, coming]);
  expect(screen.getByText('We are closed on Monday.')).not.toBeVisible();
});

test('renders nothing of an announcement before its start', () => {
  using _clock = viewedAt('2026-05-24T05:59:59Z');
  const { container } = show([running, coming], 'en', new Date());
  expect(container.innerHTML).not.toContain('lager');
});

test('renders no landmark without running announcements', () => {
  show([past, { ...coming, from: '2026-09-01T06:00:00Z', to: '2026-09-30T06:00:00Z' }]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('links to the page of the announcement', () => {
  using _clock = viewedAt('2026-05-26T12:00:00Z');
  show([coming], 'en', new Date());
  const link = screen.getByRole('link', { name: 'First tap' });
  expect(link).toHaveAttribute('href', '/en/events/first-tap');
  expect(link).not.toHaveAttribute('target');
});

test('uses the text of the announcement for a link without a label', () => {
  using _clock = viewedAt('2026-05-26T12:00:00Z');
  const href = 'https://tickets.example/';
  show([{ ...coming, link: { label: null, href, openInNewWindow: true } }], 'en', new Date());
  const link = screen.getByRole('link', {
    name: /^The house lager is ready\.\s\(opens in a new window\)$/,
  });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getAllByText(/The house lager is ready\./)).toHaveLength(1);
});

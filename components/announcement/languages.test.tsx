import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { fetchContent } from '#lib/content/fetch-content';
import { getAnnouncements } from '#lib/content/get-announcements';
import type { Locale } from '#lib/platform/i18n/locales';
import { Announcements } from './announcements';

vi.mock('#lib/content/picture-origin', () => ({ pictureOrigin: {} }));
vi.mock('#lib/content/fetch-content', () => ({ fetchContent: vi.fn() }));

const now = new Date('2026-05-23T12:00:00Z');

beforeEach(() => {
  vi.mocked(fetchContent).mockResolvedValue([
    {
      _id: 'closed',
      text: { _type: 'localizedString', en: 'We are closed.', cs: 'Máme zavřeno.' },
      link: null,
      from: '2026-05-20T06:00:00Z',
      to: '2026-05-25T21:00:00Z',
    },
  ]);
});

async function drawIn(locale: Locale) {
  renderLocalized(
    <Announcements announcements={await getAnnouncements(locale)} now={now} />,
    locale,
  );
}

test('announces in the languages of the announcement', async () => {
  await drawIn('cs');
  expect(screen.getByRole('region', { name: 'Oznámení' })).toHaveTextContent('Máme zavřeno.');
});

test('announces nothing in a language that the announcement lacks, even in English', async () => {
  await drawIn('de');
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByText('We are closed.')).toBeNull();
});

test('uses the text of the announcement for a link without a label in the language', async () => {
  vi.mocked(fetchContent).mockResolvedValue([
    {
      _id: 'tapping',
      text: { _type: 'localizedString', en: 'The lager is ready.', cs: 'Ležák je hotový.' },
      link: {
        _type: 'link',
        label: { _type: 'localizedString', en: 'First tap' },
        page: { _type: 'page', route: 'events', slug: {} },
        anchor: null,
      },
      from: '2026-05-20T06:00:00Z',
      to: '2026-05-25T21:00:00Z',
    },
  ]);
  await drawIn('cs');
  expect(screen.getByRole('link', { name: 'Ležák je hotový.' })).toHaveAttribute(
    'href',
    '/cs/udalosti',
  );
  expect(screen.queryByText('First tap')).toBeNull();
});

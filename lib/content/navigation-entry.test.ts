import { expect, it } from 'vitest';
import { toEntries } from './navigation-entry.ts';

const title = { _type: 'localizedString', en: 'Visit', cs: 'Návštěva' } as const;
const museum = {
  _type: 'page',
  route: 'museum',
  slug: { _type: 'localizedSlug', en: 'beer-museum-prague' },
  languages: ['en'],
  validFrom: null,
  validThrough: null,
} as const;

it('renders a page link with its children in the language', () => {
  const [entry] = toEntries(
    [
      {
        _key: 'a',
        _type: 'navigationItem',
        title,
        anchor: null,
        page: null,
        children: [
          {
            _key: 'b',
            _type: 'navigationItem',
            title,
            anchor: 'history',
            page: { ...museum, languages: [...museum.languages] },
          },
          {
            _key: 'c',
            _type: 'navigationLink',
            title,
            url: 'https://example.com',
            openInNewWindow: true,
            icon: 'external',
          },
        ],
      },
    ],
    'cs',
  );
  expect(entry).toMatchObject({ title: 'Návštěva', href: null });
  expect(entry?.children).toMatchObject([
    { href: '/cs/muzeum-piva-praha#history', openInNewWindow: false, icon: null },
    { href: 'https://example.com', openInNewWindow: true, icon: 'external' },
  ]);
});

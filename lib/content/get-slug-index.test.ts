import { expect, it } from 'vitest';
import { serverEnv } from '../platform/env/server.ts';
import { toSlugIndex } from './get-slug-index.ts';

const redirect = (_id: string, from: string, to: string) => ({
  _id,
  _type: 'redirect' as const,
  from,
  to,
  permanent: null,
});

it('the slug index names redirects to the site’s own address by their path', () => {
  const redirects = [
    redirect('a', '/en/a', `${serverEnv.siteUrl}/en/b?c#d`),
    redirect('b', '/en/b', 'https://example.com/en/b'),
    redirect('c', '/en/c', `${serverEnv.siteUrl}//evil.example`),
  ];
  expect(toSlugIndex({ documents: [], pages: [], redirects }).redirects).toEqual([
    { from: '/en/a', to: '/en/b?c#d', permanent: true },
    { from: '/en/b', to: 'https://example.com/en/b', permanent: true },
  ]);
});

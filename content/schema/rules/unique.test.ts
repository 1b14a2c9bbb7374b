import { expect, it, vi } from 'vitest';
import { slugTaken, valueTaken } from './messages.ts';
import { uniqueIn, uniqueSlug } from './unique.ts';

const document = { _id: 'drafts.event-night', _type: 'event' };

/** Creates a validation context in which the query has this result. */
function contextWith(result: unknown, more = {}) {
  const fetch = vi.fn(async (_query: string, _params: Readonly<Record<string, string>>) => result);
  const context = { document: { ...document, ...more }, getClient: () => ({ fetch }) };
  return { fetch, context };
}

it('rejects a slug that another document of the type has in the language', async () => {
  const { context, fetch } = contextWith('event-other');
  expect(await uniqueSlug('cs')('noc', context)).toBe(slugTaken('event-other'));
  const [query, params] = fetch.mock.calls[0] ?? [];
  expect(query).toContain('slug.cs == $value');
  expect(params).toEqual({
    type: 'event',
    value: 'noc',
    published: 'event-night',
    draft: 'drafts.event-night',
  });
});

it('accepts a unique slug, and sends no query for pages or without a slug', async () => {
  expect(await uniqueSlug('en')('night', contextWith(null).context)).toBe(true);
  const page = contextWith('page-other', { _type: 'page' });
  expect(await uniqueSlug('en')('home', page.context)).toBe(true);
  expect(await uniqueSlug('en')('', page.context)).toBe(true);
  expect(page.fetch).not.toHaveBeenCalled();
});

it('rejects a page with the route of another page', async () => {
  const { context, fetch } = contextWith('page-faq', { _type: 'page' });
  expect(await uniqueIn('route')('faq', context)).toBe(valueTaken('page-faq'));
  expect(fetch.mock.calls[0]?.[0]).toContain('route == $value');
  expect(await uniqueIn('route')(undefined, contextWith(null).context)).toBe(true);
});

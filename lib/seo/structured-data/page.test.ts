import { describe, expect, it } from 'vitest';
import { pageNodes } from './page.ts';
import { aSite } from './testing/a-site.ts';
import { someSettings } from './testing/some-settings.ts';

const facts = {
  path: '/en/events/night',
  title: 'Night',
  description: 'Lanterns.',
  image: undefined,
  language: 'en',
  crumbs: [
    { name: 'Events', path: '/en/events' },
    { name: 'Night', path: '/en/events/night' },
  ],
} as const;

describe('pageNodes', () => {
  it('has breadcrumbs from the home page', () => {
    const trail = pageNodes(aSite(), facts).find((node) => node['@type'] === 'BreadcrumbList');
    expect(trail?.itemListElement).toMatchObject([
      { position: 1, name: 'Beer Museum Prague', item: 'https://example.com/en' },
      { position: 2, name: 'Events', item: 'https://example.com/en/events' },
      { position: 3, name: 'Night', item: 'https://example.com/en/events/night' },
    ]);
  });

  it('has no breadcrumbs on the home page', () => {
    const types = pageNodes(aSite(), { ...facts, crumbs: [] }).map((node) => node['@type']);
    expect(types).toEqual(['WebSite', 'Organization', 'WebPage']);
  });

  it('has the company with the data of the settings', () => {
    const [, company] = pageNodes(aSite({ settings: someSettings() }), facts);
    expect(company).toMatchObject({
      legalName: 'Zvonařská pivní, s. r. o.',
      sameAs: ['https://instagram.example.com/beermuseum'],
      address: { addressLocality: 'Prague 1' },
    });
  });
});

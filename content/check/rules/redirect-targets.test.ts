import { describe, expect, it } from 'vitest';
import { aDataset, aDocument, anEvent, aPage, toLines } from '../testing/a-dataset.ts';
import { redirectTargets } from './redirect-targets.ts';

const contact = aPage('contact', [{ _type: 'heroSection', anchor: 'hours' }]);

const problems = (...ways: [from: string, to: string][]) => {
  const redirects = ways.map(([from, to], index) =>
    aDocument('redirect', `${index}`, { from, to }),
  );
  return toLines(
    redirectTargets(
      aDataset([contact, anEvent('tapping'), ...redirects], { origin: 'https://beer.example' }),
    ),
  );
};

describe('redirects', () => {
  it('are reported if they lead to no page', () => {
    expect(problems(['/en/a', '/en/nowhere'], ['/cs/a', '/cs/udalosti/gone'])).toEqual([
      'error | redirect-0 | to | en | there is no page at /en/nowhere',
      'error | redirect-1 | to | cs | there is no page at /cs/udalosti/gone',
    ]);
  });

  it('are reported if they form a loop', () => {
    const ways: [string, string][] = [
      ['/en/a', '/en/b'],
      ['/en/b', '/en/a'],
      ['/en/c', '/en/c'],
      ['/en/d', '/en/./d'],
      ['/en/e', '/en/x/../e?a=1'],
      ['/en/f', 'https://beer.example/en/f'],
    ];
    expect(problems(...ways)).toEqual([
      'error | redirect-0 | to | en | leads into a circle, or through more than 20 redirects',
      'error | redirect-1 | to | en | leads into a circle, or through more than 20 redirects',
      'error | redirect-2 | to | en | leads into a circle, or through more than 20 redirects',
      'error | redirect-3 | to | en | leads into a circle, or through more than 20 redirects',
      'error | redirect-4 | to | en | leads into a circle, or through more than 20 redirects',
      'error | redirect-5 | to | en | leads into a circle, or through more than 20 redirects',
    ]);
  });

  it('are reported if they lead to another redirect', () => {
    expect(problems(['/en/a', '/en/b'], ['/en/b', '/en/contact'])).toEqual([
      'warning | redirect-0 | to | en | /en/b redirects to /en/contact; link to that directly',
    ]);
    expect(problems(['/de/a', '/de/contact'])).toEqual([
      'warning | redirect-0 | to | de | /de/contact redirects to /de/kontakt; link to that directly',
    ]);
  });

  it('are reported if they lead to a missing anchor', () => {
    expect(problems(['/en/a', '/en/contact#map'])).toEqual([
      'error | redirect-0 | to | en | page-contact has no anchor "map"',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    '//example.com',
    '/.//example.com',
    '/en/%zz',
    'mailto:a@example.com',
    '#hours',
  ])('cannot lead to %s', (to) => expect(problems(['/en/a', to])).toHaveLength(1));

  it('may lead to pages, anchors, documents, files and addresses', () => {
    const ways: [string, string][] = [
      ['/en/a', '/en/contact#hours'],
      ['/en/b', '/en/events/tapping-en?ref=a'],
      ['/en/c', 'https://example.com/'],
      ['/en/d', '/media/images/a/b/c.jpg'],
      ['/en/e', '/'],
      ['/en/f', 'www.example.com'],
    ];
    expect(problems(...ways)).toEqual([]);
  });
});

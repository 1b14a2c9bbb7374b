import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json/json.ts';
import {
  aDataset,
  aDocument,
  anEvent,
  aPage,
  aTextWithLinks,
  inAll,
  to,
  toLines,
} from '../testing/a-dataset.ts';
import { linkTargets } from './link-targets.ts';

const question = (name: string, category: string, order: number) =>
  aDocument('faqEntry', name, { anchor: name, category, order });

const documents = [
  aPage('contact', [
    { _type: 'richTextSection', anchor: 'hours' },
    { _type: 'faqSection', categories: ['access'], limit: 1 },
  ]),
  aPage('faq', [{ _type: 'faqSection' }]),
  question('lift', 'access', 1),
  question('parking', 'access', 2),
  question('dogs', 'children', 1),
  aDocument('redirect', 'tours', { from: '/en/tours', to: '/en/contact' }),
];

/** Returns the problems with a link of the header. */
const problems = (link: JsonObject) => {
  const header = aDocument('navigation', 'top', { actionLink: { _type: 'link', ...link } });
  return toLines(linkTargets(aDataset([...documents, header])));
};

describe('links', () => {
  it.each([
    ['without a target', {}, 'leads nowhere'],
    ['to an anchor of no page', { anchor: 'hours' }, 'names an anchor "hours" but no page'],
    [
      'to an anchor that no section bears',
      { page: to('page-contact'), anchor: 'map' },
      'page-contact has no anchor "map"',
    ],
    [
      'to a question of another category',
      { page: to('page-contact'), anchor: 'dogs' },
      'page-contact has no anchor "dogs"',
    ],
    [
      'to a question past the limit',
      { page: to('page-contact'), anchor: 'parking' },
      'page-contact has no anchor "parking"',
    ],
    ['to a path without a page', { url: '/en/nowhere' }, 'there is no page at /en/nowhere'],
    ['to an anchor of a path', { url: '/cs/kontakt#mapa' }, 'page-contact has no anchor "mapa"'],
  ])('reports a link %s', (_, link: JsonObject, message) => {
    expect(problems(link)).toEqual([`error | navigation-top | actionLink | ${message}`]);
  });

  it('warns about a link that is redirected', () => {
    expect(problems({ url: '/en/tours' })).toEqual([
      'warning | navigation-top | actionLink | /en/tours is redirected to /en/contact',
    ]);
  });

  it.each([
    ['section', { page: to('page-contact'), anchor: 'hours' }],
    ['shown question', { page: to('page-contact'), anchor: 'lift' }],
    ['question of a page with all', { page: to('page-faq'), anchor: 'dogs' }],
    ['anchor that every page has', { page: to('page-faq'), anchor: 'content' }],
    ['path with an anchor', { url: '/de/kontakt#hours' }],
    ['form', { form: 'reservation' }],
    ['address elsewhere', { url: 'https://example.com/#hours' }],
  ])('accepts a link to a %s', (_, link: JsonObject) => {
    expect(problems(link)).toEqual([]);
  });

  it('checks anchors within a page, in fields and in rich text', () => {
    const body = inAll(() => aTextWithLinks({ anchor: 'terms' }));
    const terms = (anchor: string) =>
      aPage('terms', [
        { _type: 'richTextSection', anchor, body },
        { _type: 'callToActionSection', actions: [{ _type: 'link', url: '#terms' }] },
      ]);
    expect(linkTargets(aDataset([terms('terms')]))).toEqual([]);
    expect(toLines(linkTargets(aDataset([terms('conditions')])))).toContain(
      'error | page-terms | sections[0].body[0].markDefs[0] | de | page-terms has no anchor "terms"',
    );
    const event = anEvent('tapping', { body: { en: aTextWithLinks({ href: '#place' }) } });
    expect(toLines(linkTargets(aDataset([event])))).toEqual([
      'error | event-tapping | body[0].markDefs[0] | en | event-tapping has no anchor "place"',
    ]);
  });

  it('accepts navigation items without a target if they have children', () => {
    const links: JsonObject[] = [
      { _type: 'navigationItem', children: [{ _type: 'navigationItem', page: to('page-faq') }] },
      { _type: 'navigationItem' },
    ];
    const header = aDocument('navigation', 'top', { links });
    expect(toLines(linkTargets(aDataset([...documents, header])))).toEqual([
      'error | navigation-top | links[1] | leads nowhere',
    ]);
  });
});

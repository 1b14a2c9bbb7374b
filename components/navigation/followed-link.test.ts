import { afterEach, expect, it } from 'vitest';
import { opensHere, pageLink } from './followed-link.ts';

const press = {
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

afterEach(() => history.replaceState(null, '', '/'));

/** Whether a link with `attributes` opens without a document on the page at `path`. */
function follows(path: string, attributes: string): boolean {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<a ${attributes}>A link</a>`;
  const link = pageLink(document.querySelector('a'));
  return link !== null && opensHere(link, press);
}

it.each(['/en/faq', '/en/faq#age', '/en/experiences?ref=hotel&dsc=TEN#list'])(
  'a link to a page opens without a document: %s',
  (href) => {
    expect(follows('/en/events?kind=music', `href="${href}"`)).toBe(true);
  },
);

it.each([
  '/en/events?kind=music',
  '/en/events',
  '/en/events#list',
  '/en/events?kind=talk',
  '/en/events?month=2026-12#list',
])(
  'a link to the open page, or to another filter of the open list, is left to the browser: %s',
  (href) => {
    expect(follows('/en/events?kind=music', `href="${href}"`)).toBe(false);
  },
);

it.each([
  'href="/en/events?kind=music#list"',
  'href="/en/experiences?language=de&ref=hotel"',
  'href="/de/veranstaltungen"',
  'href="/en/faq" target="_blank"',
  'href="/en/faq" download',
  'href="/en/faq" data-checkout=""',
  'href="https://elsewhere.example/en/faq"',
])(
  'anchors, filters, languages, windows, files and the checkout are left to others: %s',
  (attributes) => {
    expect(follows('/en/events?kind=music', attributes)).toBe(false);
  },
);

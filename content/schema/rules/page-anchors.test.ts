import { expect, it } from 'vitest';
import { pageAnchors } from '../../../lib/routing/page-anchors.ts';
import { anchorsOfPage } from './messages.ts';
import { withPageAnchors } from './page-anchors.ts';

const page = (route: string) => ({
  document: { _id: 'page', _type: 'page', _createdAt: '', _updatedAt: '', _rev: '', route },
});
const sections = (anchors: readonly string[]) => anchors.map((anchor) => ({ anchor }));

it('accepts a page with the anchors that the site links to, and pages that need none', () => {
  expect(withPageAnchors(sections(pageAnchors.terms), page('terms'))).toBe(true);
  expect(withPageAnchors([], page('faq'))).toBe(true);
  expect(withPageAnchors(undefined, page('faq'))).toBe(true);
});

it('names the anchors that a page has lost', () => {
  const kept = pageAnchors.terms.filter((anchor) => anchor !== 'terms' && anchor !== 'privacy');
  expect(withPageAnchors(sections(kept), page('terms'))).toBe(anchorsOfPage(['terms', 'privacy']));
});

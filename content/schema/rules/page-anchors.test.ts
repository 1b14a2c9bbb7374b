import { expect, it } from 'vitest';
import { page as pageType } from '../../../lib/content/documents/page/page.schema.ts';
import { pageAnchors } from '../../../lib/routing/page-anchors.ts';
import { saidOf } from '../../testing/said-of.ts';
import { validationContext } from '../../testing/validation-context.ts';
import { anchorsOfPage, eachAnchorOnce } from './messages.ts';
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

it('rejects an anchor that two sections have, or a section and a question that is shown', async () => {
  const dogs = { _id: 'dogs', _type: 'faqEntry', category: 'children', anchor: 'dogs' };
  const hero = { _type: 'heroSection', anchor: 'top' };
  const questions = { _type: 'faqSection', categories: ['children'] };
  const said = (...more: readonly object[]) => {
    const document = { _id: 'drafts.faq', _type: 'page', route: 'faq', sections: [hero, ...more] };
    const { context } = validationContext([dogs], document);
    return saidOf(pageType, 'sections', document.sections, context);
  };
  expect(await said({ _type: 'richTextSection', anchor: 'top' })).toEqual([
    `error: ${eachAnchorOnce(['top'])}`,
  ]);
  expect(await said({ _type: 'richTextSection', anchor: 'dogs' }, questions)).toEqual([
    `error: ${eachAnchorOnce(['dogs'])}`,
  ]);
  expect(await said({ _type: 'richTextSection', anchor: 'dogs' })).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { aDataset, aDocument, anEvent, toLines } from '../testing/a-dataset.ts';
import { redirectSources } from './redirect-sources.ts';

const redirect = (name: string, from: string, to = '/en/program') =>
  aDocument('redirect', name, { from, to });
const tapping = anEvent('tapping', { previousSlugs: [{ language: 'en', slug: 'cask' }] });

const problems = (...redirects: ReturnType<typeof redirect>[]) =>
  toLines(redirectSources(aDataset([tapping, ...redirects])));

describe('redirects', () => {
  it('never work from the path of a page', () => {
    expect(problems(redirect('contact', '/de/kontakt'))).toEqual([
      'error | redirect-contact | from | de | never works: /de/kontakt is a page of the site',
    ]);
  });

  it('hide the document at their path', () => {
    expect(problems(redirect('event', '/en/events/tapping-en'))).toEqual([
      'error | redirect-event | from | en | hides event-tapping, which lives at /en/events/tapping-en',
    ]);
  });

  it('override the target of a previous slug', () => {
    expect(problems(redirect('cask', '/en/events/cask'))).toEqual([
      'warning | redirect-cask | from | en | /en/events/cask would lead to event-tapping without it',
    ]);
  });

  it('must have different paths', () => {
    expect(problems(redirect('one', '/cs/fr%C3%BCher'), redirect('two', '/cs/früher/'))).toEqual([
      'error | redirect-two | from | cs | redirect-one redirects /cs/früher/ already',
    ]);
  });

  it.each(['tours', '/en/tours?page=2', '/en/tours#top', '/en/%zz'])(
    'cannot begin at %s',
    (from) => {
      expect(problems(redirect('odd', from))).toHaveLength(1);
    },
  );

  it('may have an unused path, or the same target as a previous slug', () => {
    const same = redirect('cask', '/en/events/cask', '/en/events/tapping-en');
    expect(problems(redirect('tours', '/en/tours'), same)).toEqual([]);
  });
});

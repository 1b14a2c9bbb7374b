import { expect, it } from 'vitest';
import { campaignLink } from '../../../lib/content/documents/campaign-link/campaign-link.schema.ts';

/** Returns the maker that the Studio enters into a new link of a user. */
function makerFor(currentUser: { readonly id: string } | null): unknown {
  const maker = campaignLink.fields.find(({ name }) => name === 'createdBy');
  const initial: unknown = maker && 'initialValue' in maker ? maker.initialValue : null;
  return typeof initial === 'function' ? initial({}, { currentUser }) : null;
}

it('a new campaign link names the user who makes it', () => {
  expect(makerFor({ id: 'user-of-jana' })).toBe('user-of-jana');
  expect(makerFor(null)).toBe('');
});

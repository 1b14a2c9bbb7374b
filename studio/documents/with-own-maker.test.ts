import type { DocumentActionComponent, DuplicateActionProps } from 'sanity';
import { expect, it, vi } from 'vitest';
import { actionProps } from './testing/action-props.ts';
import { withOwnMaker } from './with-own-maker.ts';

// Its packages are installed with the Studio only.
vi.mock('sanity', () => ({ useCurrentUser: () => ({ id: 'user-of-jana' }) }));

it('a duplicated campaign link names who duplicated it as its maker', () => {
  const link = { _id: 'drafts.copy', _type: 'campaignLink', name: 'Flyer' };
  let copy: unknown = null;
  const original: DocumentActionComponent = ({ mapDocument }: DuplicateActionProps) => {
    copy = mapDocument?.({ ...link, createdBy: 'user-of-petr' });
    return null;
  };
  withOwnMaker(original)(actionProps({ id: 'flyer', type: 'campaignLink' }));
  expect(copy).toEqual({ ...link, createdBy: 'user-of-jana' });
});

import type { DocumentActionComponent, DuplicateActionProps } from 'sanity';
import { expect, it } from 'vitest';
import { actionProps } from './testing/action-props.ts';
import { withoutPreviousSlugs } from './without-previous-slugs.ts';

it('a duplicated event has no previous slugs', () => {
  const event = { _id: 'drafts.copy', _type: 'event', slug: { en: 'market-2025' } };
  let copy: unknown = null;
  const original: DocumentActionComponent = ({ mapDocument }: DuplicateActionProps) => {
    copy = mapDocument?.({ ...event, previousSlugs: [{ language: 'en', slug: 'market' }] });
    return null;
  };
  withoutPreviousSlugs(original)(actionProps({ id: 'market', type: 'event' }));
  expect(copy).toEqual(event);
});

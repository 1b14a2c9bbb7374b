import { useEffect, useEffectEvent } from 'react';
import { type ObjectInputProps, set } from 'sanity';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import type { Connection } from '../connection/connection.ts';
import { retainsSlugs, slugsToRetain } from './retained-slugs.ts';

/**
 * Adds the slugs that change to the previous ones while a draft, or the version in a release, of a hosted
 * project is edited: releases are published there with their versions as they are, and the Studio has no
 * action for it that could be wrapped. An editor can remove some until a slug changes again.
 *
 * @param published the version that is public; null where there is none
 */
export function useRetainedSlugs(
  props: Pick<ObjectInputProps, 'value' | 'readOnly' | 'onChange'>,
  published: JsonRecord | null,
  connection: Pick<Connection, 'apiHost'>,
): void {
  const { value, onChange } = props;
  const keep = useEffectEvent(() => {
    const previousSlugs = value && slugsToRetain(published, value);
    if (previousSlugs) onChange(set(previousSlugs, ['previousSlugs']));
  });
  const slugs = retainsSlugs(props, connection)
    ? JSON.stringify([published?.slug, value?.slug])
    : null;
  useEffect(() => {
    if (slugs !== null) keep();
  }, [slugs]);
}

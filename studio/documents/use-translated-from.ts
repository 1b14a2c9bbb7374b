import { DocumentId, isVersionId } from '@sanity/id-utils';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { insert, type ObjectInputProps, setIfMissing, unset } from 'sanity';
import { translatedFromChanges } from '../../content/publish/translated-from.ts';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import type { Connection } from '../connection/connection.ts';

/** The field with the entries. */
const FIELD = 'translatedFrom';

/**
 * Records which translations are older than their English while the version in a release of a hosted
 * project is open in a form: releases are published there with their versions as they are, so that nothing
 * is recorded of a version that nobody opens after its texts, or the public ones, have changed. Drafts are
 * transformed when they are published, and so is everything over the embedded content service.
 *
 * @param published the version that is public; null where there is none
 */
export function useTranslatedFrom(
  { value, readOnly, onChange }: Pick<ObjectInputProps, 'value' | 'readOnly' | 'onChange'>,
  published: JsonRecord | null,
  { apiHost }: Pick<Connection, 'apiHost'>,
): void {
  // One entry for each state of a text while it is typed: only the last one is of use.
  const [own] = useState(() => new Map<string, string>());
  const changes = useMemo(() => {
    const isEditable = !apiHost && !readOnly && value !== undefined;
    return isEditable && isInRelease(value) ? translatedFromChanges(published, value, own) : null;
  }, [apiHost, readOnly, published, value, own]);
  const record = useEffectEvent(() => {
    if (!changes) return;
    for (const { texts, english } of changes.added) own.set(texts, english);
    // By key: another editor may change other entries at the same time.
    onChange([
      setIfMissing([], [FIELD]),
      ...changes.removed.map((_key) => unset([FIELD, { _key }])),
      ...(changes.added.length > 0 ? [insert([...changes.added], 'after', [FIELD, -1])] : []),
    ]);
  });
  useEffect(() => {
    if (changes) record();
  }, [changes]);
}

function isInRelease({ _id }: JsonRecord): boolean {
  return typeof _id === 'string' && isVersionId(DocumentId(_id));
}

import { DocumentId, isVersionId } from '@sanity/id-utils';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type ObjectInputProps, set } from 'sanity';
import { translatedFromOfVersion } from '../../content/publish/translated-from.ts';
import type { Connection } from '../connection/connection.ts';

/**
 * Records which translations are older than their English while the version in a release of a hosted
 * project is edited: releases are published there with their versions as they are. Drafts are
 * transformed when they are published, and so is everything over the embedded content service.
 *
 * @param published the version that is public; null where there is none
 */
export function useTranslatedFrom(
  { value, readOnly, onChange }: Pick<ObjectInputProps, 'value' | 'readOnly' | 'onChange'>,
  published: Readonly<Record<string, unknown>> | null,
  { apiHost }: Pick<Connection, 'apiHost'>,
): void {
  const entries = useMemo(() => {
    const isEditable = !apiHost && !readOnly && value !== undefined;
    return isEditable && isInRelease(value) ? translatedFromOfVersion(published, value) : null;
  }, [apiHost, readOnly, published, value]);
  const record = useEffectEvent(() => {
    if (entries) onChange(set(entries, ['translatedFrom']));
  });
  useEffect(() => {
    if (entries) record();
  }, [entries]);
}

function isInRelease({ _id }: Readonly<Record<string, unknown>>): boolean {
  return typeof _id === 'string' && isVersionId(DocumentId(_id));
}
